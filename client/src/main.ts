import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './i18n/index.svelte';
import { settings } from './state/settings.svelte';

const target = document.getElementById('app');
if (target !== null) void speak(settings.words).then(() => mount(App, { target }));
