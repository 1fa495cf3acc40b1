import { configDefaults, defineConfig } from 'vitest/config'
import { texts } from './apps/web/build/texts-plugin.ts'
import { LongFirst } from './scripts/lib/tests/long-first.mjs'
import { onlyInAll } from './scripts/lib/tests/tiers.mjs'
import './scripts/lib/runtime.mjs'

// Every file has a database and addresses of its own. The modules it loads it shares with the files before it, which
// spares more than half of the work: loading them once more for each file was more than testing. The next run finds them
// on disk as they were compiled.
const oncePerWorker = { pool: 'forks', isolate: false, fsModuleCache: true } as const

/** The trials do as the tests, many times over. */
const patience = process.env['APRON_TRIALS'] === 'on' ? 20 : 1

/** How long what hangs may hang, in milliseconds; no test says by it how quick something is, and machines may be busy. */
const longest = {
  testTimeout: 180_000 * patience,
  hookTimeout: 240_000,
}

const exclude =
  process.env['APRON_TIER'] === 'always'
    ? [...configDefaults.exclude, ...onlyInAll(import.meta.dirname)]
    : configDefaults.exclude

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
          exclude,
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          ...oncePerWorker,
          ...longest,
          expect: { poll: { timeout: 45_000 } },
        },
      },
      {
        // What the browser's side decides without a server. A file that needs a document asks for one in its first line.
        plugins: [texts()],
        test: {
          name: 'web',
          include: ['apps/web/{build,src}/**/*.test.{ts,tsx}'],
          exclude,
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.mjs', 'bench/**/*.test.ts'],
          exclude,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          ...oncePerWorker,
          // After the others: a browser needs the machine for itself.
          sequence: { groupOrder: 1 },
          ...longest,
          expect: { poll: { timeout: process.env['APRON_LATE'] ? 45_000 : 30_000 } },
        },
      },
    ],
  },
})
