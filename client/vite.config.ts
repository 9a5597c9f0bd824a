import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const underTest = process.env['VITEST'] !== undefined;

/** Has the browser fetch the fonts together with the program, so that no word is drawn twice. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
        })),
  },
};

export default defineConfig({
  plugins: [svelte(), preloadFonts],
  // Svelte has a server build too; the tests need the one for browsers.
  ...(underTest ? { resolve: { conditions: ['browser'] } } : {}),
  // Fonts stay files of their own, so that they are cached apart from the styles.
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The texts stand beside the client, since the terminal reads them too; tests look at recorded games and the printed values.
  server: {
    fs: { allow: ['.', '../words', '../crates/engine/src/sheet', '../crates/record/tests/golden'] },
    proxy: { '/api': { target: 'http://127.0.0.1:7878', ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // A test must not fail because the machine is busy.
    testTimeout: 60_000,
  },
});
