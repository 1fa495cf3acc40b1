import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, pinnedNode, root, runVisibly } from './runtime.mjs'

/** Runs vitest with the given arguments; gives how many tests passed, failed and were skipped. */
export async function runVitest(args, env = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'apron-results-'))
  const file = join(directory, 'results.json')
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runVisibly(pinnedNode(), [vitest, 'run', ...reporters, ...args], {
    env: environment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const totals = totalsOf(file)
  rmSync(directory, { recursive: true, force: true })
  // An error outside of any test ends vitest with a code, although no test failed.
  if (code !== 0 && totals.failed === 0) totals.failed = 1
  return totals
}

function totalsOf(file) {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'))
    const brokenFiles = results.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    return { passed: results.numPassedTests, failed: results.numFailedTests + brokenFiles.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
