import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/machine/install.mjs'
import { Advice, main } from './lib/runtime.mjs'
import { installSystemPackages } from './lib/machine/system-packages.mjs'
import { runVitest } from './lib/tests/vitest.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, people: { type: 'string' } },
})

/** A day of a company is an hour long where nothing else is said, and only when it is asked for. */
const day = {
  name: 'A day of a company',
  files: ['day.test.ts'],
  unit: 'things done',
  word: 'day',
  env: { APRON_DAY_MINUTES: values.minutes ?? '60', APRON_DAY_PEOPLE: values.people ?? '200' },
}

const families = [
  { name: 'The application killed', files: ['application-killed.test.ts'], unit: 'kills' },
  { name: 'The application killed while a file comes', files: ['uploads-killed.test.ts'], unit: 'kills' },
  { name: 'One of three processes killed', files: ['three-processes.test.ts'], unit: 'kills' },
  { name: 'PostgreSQL killed', files: ['database-killed.test.ts'], unit: 'kills' },
  { name: 'Hostile pictures', files: ['hostile-pictures.test.ts'], unit: 'uploads' },
  { name: 'Hostile requests', files: ['hostile-requests.test.ts'], unit: 'calls' },
  { name: 'Hostile texts', files: ['hostile-texts.test.ts'], project: 'e2e', unit: 'texts and screens' },
  { name: 'Hostile files', files: ['hostile-files.test.ts'], project: 'e2e', unit: 'files' },
  { name: 'Hostile fields', files: ['hostile-fields.test.ts'], project: 'e2e', unit: 'texts and screens' },
  { name: 'Version after version', files: ['many-versions.test.ts'], project: 'e2e', unit: 'versions' },
  { name: 'A large file over a poor line', files: ['uploads-cut.test.ts'], unit: 'cuts' },
  { name: 'PostgreSQL halted', files: ['database-halted.test.ts'], unit: 'halts' },
  { name: 'The store of files away', files: ['store-away.test.ts'], unit: 'absences' },
  { name: 'A full disk', files: ['disk-full.test.ts'], unit: 'disks' },
  { name: 'A clock that jumps', files: ['clock.test.ts'], unit: 'jumps' },
  { name: 'Races', files: ['.race.test.ts'], unit: 'rounds' },
]

/** Runs one kind of trials; gives its figures. */
async function tryFamily({ name, files, project = 'api', env: more = {} }) {
  console.log(`\n${name}`)
  const since = Date.now()
  const env = { APRON_TRIALS: 'on', ...more }
  const { passed, failed, tried } = (await runVitest(['--project', project, ...files], { env })).totals
  // Nothing tried is a failure too.
  const failures = passed === 0 ? Math.max(1, failed) : failed
  return { passed, failed: failures, tried, seconds: Math.round((Date.now() - since) / 1000) }
}

/** All kinds but the day, or those whose names have one of the given words in them. */
function chosen() {
  if (positionals.length === 0) return families
  const asked = [...families, day].filter(({ name, word }) =>
    positionals.some((given) => word === given || name.toLowerCase().includes(given.toLowerCase())),
  )
  if (asked.length > 0) return asked
  throw new Advice(`There are no such trials. There are: day, ${families.map(({ name }) => name).join(', ')}.`)
}

await main(async () => {
  const asked = chosen()
  await install({ isWhole: true })
  await installSystemPackages()
  await build()
  const totals = { passed: 0, failed: 0 }
  const lines = []
  for (const family of asked) {
    const { passed, failed, tried, seconds } = await tryFamily(family)
    totals.passed += passed
    totals.failed += failed
    lines.push(`${family.name}: ${tried} ${family.unit}, ${passed} passed, ${failed} failed, ${seconds} s`)
  }
  console.log(`\n${lines.join('\n')}`)
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed > 0 ? 1 : 0
})
