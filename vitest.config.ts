import { defineConfig } from 'vitest/config'

/** The trials do as the tests, many times over. */
const patience = process.env['APRON_TRIALS'] === 'on' ? 20 : 1

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          pool: 'forks',
          testTimeout: 30_000 * patience,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts', 'bench/**/*.test.ts'],
          testTimeout: 10_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          pool: 'forks',
          // After the others: a browser needs the machine for itself.
          sequence: { groupOrder: 1 },
          testTimeout: 180_000 * patience,
          hookTimeout: 240_000,
          expect: { poll: { timeout: process.env['APRON_LATE'] ? 45_000 : 15_000 } },
        },
      },
    ],
  },
})
