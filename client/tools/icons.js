// Draws the icons of the page from art/icon.svg: `npm run icons`. Only needed when the drawing changes.

import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const drawing = readFileSync(new URL('../art/icon.svg', import.meta.url), 'utf8');
const folder = new URL('../public/icons/', import.meta.url);
mkdirSync(folder, { recursive: true });

// Systems cut a maskable icon into a shape of their own, so it fills its square; the others have round corners.
const ICONS = [
  { name: 'icon-192', size: 192, corner: 0.2 },
  { name: 'icon-512', size: 512, corner: 0.2 },
  { name: 'maskable-512', size: 512, corner: 0 },
  { name: 'apple-touch', size: 180, corner: 0 },
];

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { name, size, corner } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;border-radius:${corner * size}px}</style>${drawing}`);
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)), omitBackground: true });
}
await browser.close();
