import { build } from './lib/build.mjs'
import { install } from './lib/machine/install.mjs'
import { main } from './lib/runtime.mjs'
import { installSystemPackages } from './lib/machine/system-packages.mjs'
import { runVitest } from './lib/vitest.mjs'

const families = [
  { name: 'The application killed', files: ['application-killed.test.ts'], unit: 'kills' },
  { name: 'The application killed while a file comes', files: ['uploads-killed.test.ts'], unit: 'kills' },
  { name: 'PostgreSQL killed', files: ['database-killed.test.ts'], unit: 'kills' },
  { name: 'Hostile pictures', files: ['hostile-pictures.test.ts'], unit: 'uploads' },
  { name: 'Hostile requests', files: ['hostile-requests.test.ts'], unit: 'calls' },
  { name: 'Hostile texts', files: ['hostile-texts.test.ts'], project: 'e2e', unit: 'texts and screens' },
  { name: 'A large file over a poor line', files: ['uploads-cut.test.ts'], unit: 'cuts' },
  { name: 'Races', files: ['.race.test.ts'], unit: 'rounds' },
]

/** Runs one kind of trials; gives its figures. */
async function tryFamily({ name, files, project = 'api' }) {
  console.log(`\n${name}`)
  const since = Date.now()
  const env = { APRON_TRIALS: 'on' }
  const { passed, failed, tried } = (await runVitest(['--project', project, ...files], { env })).totals
  // Nothing tried is a failure too.
  const failures = passed === 0 ? Math.max(1, failed) : failed
  return { passed, failed: failures, tried, seconds: Math.round((Date.now() - since) / 1000) }
}

await main(async () => {
  await install({ isWhole: true })
  await installSystemPackages()
  await build()
  const totals = { passed: 0, failed: 0 }
  const lines = []
  for (const family of families) {
    const { passed, failed, tried, seconds } = await tryFamily(family)
    totals.passed += passed
    totals.failed += failed
    lines.push(`${family.name}: ${tried} ${family.unit}, ${passed} passed, ${failed} failed, ${seconds} s`)
  }
  console.log(`\n${lines.join('\n')}`)
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed > 0 ? 1 : 0
})
