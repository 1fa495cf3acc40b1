import { defineConfig } from 'vitest/config'

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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts'],
          testTimeout: 10_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          // One browser and one server at a time: the machine may have two cores.
          fileParallelism: false,
          pool: 'forks',
          sequence: { groupOrder: 1 },
          // A drag of the mouse can miss its moment on a busy machine; what is broken fails every time.
          retry: 2,
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
