import { defineConfig } from '@playwright/test';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page that the test hands out itself counts as foreign to the program's address.
  '--disable-features=LocalNetworkAccessChecks',
];

// The program under test is named by TIEFENTHAL_BIN; each test starts it by itself.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  // A second try tells a slow moment of the machine from a fault; the report names every test that needed one.
  retries: 1,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1366, height: 768 },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args,
    },
    screenshot: 'only-on-failure',
  },
});
