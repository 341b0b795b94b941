import { mount } from 'svelte';
import App from './App.svelte';
import './lib/theme/index.css';
import { applyDisplay, loadDisplay } from './lib/theme/display';

applyDisplay(loadDisplay());
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
export default mount(App, { target });
