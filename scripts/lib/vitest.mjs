import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { environment, pinnedNode, root, runVisibly } from './runtime.mjs'

/** As many files with a failed test are run once more; with more of them something is broken. */
const mostAgain = 2

/**
 * Runs vitest with the given arguments; gives how many tests passed and failed. The files of one or two failures are
 * run once more by themselves, when nothing else keeps the machine busy: what fails again has failed, and what does
 * not is named.
 */
export async function runVitest(args, env = {}) {
  const first = await runOnce(args, env)
  const files = [...first.failures.keys()]
  if (files.length === 0 || files.length > mostAgain) return first.totals
  console.log(`\nOnce more, by themselves: ${files.map((file) => relative(root, file)).join(', ')}`)
  const again = await runOnce([...args.filter((arg) => !arg.includes('.test.')), ...files], env)
  for (const [file, { failed }] of first.failures) {
    const others = again.failures.get(file)?.failed ?? []
    for (const name of failed.filter((one) => !others.includes(one)))
      console.log(`Unsteady, failed only at the first try: ${relative(root, file)} > ${name}`)
  }
  const { passed } = first.totals
  const passedBefore = [...first.failures.values()].reduce((sum, file) => sum + file.passed, 0)
  return { passed: passed - passedBefore + again.totals.passed, failed: again.totals.failed }
}

async function runOnce(args, env) {
  const directory = mkdtempSync(join(tmpdir(), 'apron-results-'))
  const file = join(directory, 'results.json')
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runVisibly(pinnedNode(), [vitest, 'run', ...reporters, ...args], {
    env: environment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const results = read(file)
  rmSync(directory, { recursive: true, force: true })
  // An error outside of any test ends vitest with a code, although no test failed.
  if (code !== 0 && results.totals.failed === 0) results.totals.failed = 1
  return results
}

/** The totals, and of each file that failed how many of its tests passed and which did not. */
function read(path) {
  const failures = new Map()
  const totals = { passed: 0, failed: 0 }
  try {
    const results = JSON.parse(readFileSync(path, 'utf8'))
    totals.passed = results.numPassedTests
    for (const { name, status, assertionResults } of results.testResults) {
      if (status !== 'failed') continue
      const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
      const passed = assertionResults.filter((test) => test.status === 'passed').length
      failures.set(name, { passed, failed })
      // A file may fail without any of its tests.
      totals.failed += Math.max(1, failed.length)
    }
  } catch {
    totals.failed = 1
  }
  return { totals, failures }
}
