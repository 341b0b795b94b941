import { mount } from 'svelte';
import '$kit/theme/index.css';
import { applyDisplay, DEFAULT_DISPLAY, type Display } from '$kit/theme/display';
import Specimen from './Specimen.svelte';

// ?sheet=pieces|cards|controls and ?theme=, ?text=, ?font=, ?motion= choose what is shown.
const asked = Object.fromEntries(new URLSearchParams(location.search)) as Partial<Display> & { sheet?: string };
applyDisplay({ ...DEFAULT_DISPLAY, ...asked });
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
export default mount(Specimen, { target, props: { sheet: asked.sheet ?? 'pieces' } });
