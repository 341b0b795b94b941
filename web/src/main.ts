import { mount } from 'svelte';
import App from './App.svelte';
import './lib/theme/index.css';
import { shell } from './lib/shell.svelte';
import { language } from './lib/words';

shell.start();
void language.start();
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
export default mount(App, { target });
