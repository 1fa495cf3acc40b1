import { relative } from 'node:path'
import { checkNames, runChecks } from '../checks/checks.mjs'
import { startDebianPostgresql } from '../machine/debian-postgresql.mjs'
import { Advice, root, step } from '../runtime.mjs'
import { runFailedAgain, runVitest } from './vitest.mjs'

const projects = (...names) => names.flatMap((name) => ['--project', name])
/** What needs no browser. */
export const inMoments = projects('api', 'web', 'scripts')
export const inBrowser = projects('e2e')
const alsoOnDebian = ['.race.test.ts', '.data.test.ts', '.migration.test.ts']
/** What is about processes of the product rather than the database. */
const notOnDebian = ['--exclude', '**/testing/processes/**']

/** What all parts come to: tests that passed and failed, and for each failed part the command that runs it alone. */
export const result = { passed: 0, failed: 0, commands: /** @type {string[]} */ ([]) }

const quoted = (word) => (/^[\w./:@=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)
const commandOf = (...words) => ['npm test', ...(words.length > 0 ? ['--'] : []), ...words.map(quoted)].join(' ')

/** Takes one failed part into the result, with the words that run it again. */
export function add(failed, ...words) {
  result.failed += failed
  result.commands.push(commandOf(...words))
}

function addTests({ totals, failures }, what, words) {
  result.passed += totals.passed
  const noneAtAll = totals.passed === 0 && totals.failed === 0
  if (totals.passed === 0) console.log(`${what}: no test passed, which counts as a failure.`)
  const failed = noneAtAll ? 1 : totals.failed
  result.failed += failed
  for (const file of failures.keys()) result.commands.push(commandOf(...words.file, relative(root, file)))
  if (failed > 0 && failures.size === 0) result.commands.push(commandOf(...words.all))
}

/** The checks of these names, or all. */
export async function checksPart(names, beside = false) {
  const unknown = names.filter((name) => !checkNames().includes(name))
  if (unknown.length > 0)
    throw new Advice(`There is no check ${unknown.join(', ')}. There are: ${checkNames().join(', ')}.`)
  const failed = await runChecks({ names, beside })
  if (failed.length > 0) console.log(`Failed checks: ${failed.join(', ')}`)
  for (const name of failed) add(1, '--checks', name)
}

/** Tests by arguments of vitest; gives what to do once nothing else runs any more: the failed files once more. */
export async function testsPart(args, what = 'tests') {
  const first = await runVitest(args, { part: what })
  const again = () => runFailedAgain(first, args, { part: what })
  return async () => addTests(await again(), what, { file: [], all: args })
}

/** What PostgreSQL itself decides, once more on Debian's; gives what to do once nothing else runs any more. */
export async function debianPart(files = [], { beside = false } = {}) {
  const debian = await step('Starting Debian PostgreSQL', startDebianPostgresql)
  const args = [...projects('api'), ...(files.length > 0 ? files : [...alsoOnDebian, ...notOnDebian])]
  const env = { APRON_TEST_DATABASE_URL: debian.url }
  const part = 'on the second PostgreSQL'
  const heading = `The data, race and migration tests once more on ${debian.version}`
  if (!beside) console.log(heading)
  try {
    const first = beside
      ? await runVitest([...args, '--maxWorkers=1'], { env, heading, part })
      : await runVitest(args, { env, part })
    return async () => {
      const both = await runFailedAgain(first, args, { env, part }).finally(debian.stop)
      addTests(both, 'On Debian PostgreSQL', { file: ['--debian'], all: ['--debian', ...files] })
    }
  } catch (error) {
    await debian.stop()
    throw error
  }
}
