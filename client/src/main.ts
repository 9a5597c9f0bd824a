import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak, t } from './i18n/index.svelte';
import { settings } from './state/settings.svelte';

/** How long the first words wait for their letters, in milliseconds. */
const PATIENCE = 500;

const target = document.getElementById('app');
if (target !== null) {
  void Promise.all([speak(settings.words), letters()]).then(() => {
    mount(App, { target });
    // The first number and plural make the browser load how a language writes them. That need not wait for the table.
    setTimeout(() => t('name-thalers', { count: 1 }));
  });
}

/** The letters of the page: others are wider, and the page would move when these come. */
async function letters(): Promise<void> {
  const fonts = ['700 16px "Alegreya Variable"', '400 16px "Alegreya Sans"', '700 16px "Alegreya Sans"'];
  const loaded = Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
