import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { environment, pinnedNode, root, runVisibly } from '../runtime.mjs'
import { measured, noteFile, noteUse, secondsIn } from './usage.mjs'

/** As many files with a failed test are run once more, a tenth of those in the browser; with more of them something is broken. */
const mostAgain = 8

/**
 * Runs vitest with the given arguments; gives how many tests passed and failed and how much they tried, and the files
 * that failed. With a `heading`, what it prints is shown below that when it is over; what it uses counts as `part`.
 */
export async function runVitest(args, { env = {}, heading, part = 'tests' } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'apron-results-'))
  const file = join(directory, 'results.json')
  const printed = join(directory, 'printed')
  const used = join(directory, 'used')
  const output = heading ? openSync(printed, 'w') : 'inherit'
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const command = measured(used, pinnedNode(), [vitest, 'run', ...reporters, ...args])
  const code = await runVisibly(...command, {
    env: environment(env),
    stdio: ['ignore', output, output],
  })
  if (heading) {
    closeSync(output)
    console.log(`\n${heading}\n${readFileSync(printed, 'utf8').trim()}\n`)
  }
  noteUse(part, secondsIn(used))
  const results = read(file)
  rmSync(directory, { recursive: true, force: true })
  // An error outside of any test ends vitest with a code, although no test failed.
  if (code !== 0 && results.totals.failed === 0) results.totals.failed = 1
  return results
}

/**
 * Runs the files of a few failures once more by themselves, for when nothing else keeps the machine busy any
 * more: what fails again has failed, and what does not is named. Gives what both runs come to.
 */
export async function runFailedAgain(first, args, options) {
  const files = [...first.failures.keys()]
  if (files.length === 0 || files.length > mostAgain) return first
  console.log(`\nOnce more, by themselves: ${files.map((file) => relative(root, file)).join(', ')}`)
  const again = await runVitest([...args.filter((arg) => !arg.includes('.test.')), ...files], options)
  for (const [file, { failed }] of first.failures) {
    const others = again.failures.get(file)?.failed ?? []
    for (const name of failed.filter((one) => !others.includes(one)))
      console.log(`Unsteady, failed only at the first try: ${relative(root, file)} > ${name}`)
  }
  const passedBefore = [...first.failures.values()].reduce((sum, file) => sum + file.passed, 0)
  const passed = first.totals.passed - passedBefore + again.totals.passed
  return { totals: { passed, failed: again.totals.failed }, failures: again.failures }
}

/** The totals, and of each file that failed how many of its tests passed and which did not. */
function read(path) {
  const failures = new Map()
  const totals = { passed: 0, failed: 0, tried: 0 }
  try {
    const results = JSON.parse(readFileSync(path, 'utf8'))
    totals.passed = results.numPassedTests
    for (const { name, status, assertionResults, startTime, endTime } of results.testResults) {
      noteFile(relative(root, name), (endTime - startTime) / 1000)
      totals.tried += assertionResults.reduce((sum, { meta }) => sum + (meta?.tried ?? 0), 0)
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
