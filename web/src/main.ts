import { mount } from 'svelte';
import App from './App.svelte';
import '$kit/theme/index.css';
import { shell } from '$kit/page/shell.svelte';
import { language } from '$kit/words';

const RETRY = 2000;

shell.start();
// Without words there is nothing to say that with: the server may have been renewed a moment ago.
language.start().catch(() => setTimeout(() => location.reload(), RETRY));
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
export default mount(App, { target });
