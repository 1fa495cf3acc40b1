import { build } from './lib/build.mjs'
import { runChecks } from './lib/checks.mjs'
import { startDebianPostgresql } from './lib/debian-postgresql.mjs'
import { install } from './lib/install.mjs'
import { main, step } from './lib/runtime.mjs'
import { installSystemPackages } from './lib/system-packages.mjs'
import { runVitest } from './lib/vitest.mjs'

const alsoOnDebian = ['.race.test.ts', '.data.test.ts', '.migration.test.ts']
const totals = { passed: 0, failed: 0 }

function add({ passed, failed }, what) {
  totals.passed += passed
  totals.failed += failed
  if (passed > 0) return
  console.log(`${what}: no test passed, which counts as a failure.`)
  if (failed === 0) totals.failed += 1
}

async function test() {
  await install()
  await installSystemPackages()
  await build()
  const failedChecks = await runChecks()
  if (failedChecks.length > 0) console.log(`Failed checks: ${failedChecks.join(', ')}`)
  totals.failed += failedChecks.length
  add(await runVitest([]), 'All tests')

  const debian = await step('Starting Debian PostgreSQL', startDebianPostgresql)
  console.log(`The data, race and migration tests once more on ${debian.version}`)
  const env = { APRON_TEST_DATABASE_URL: debian.url }
  add(await runVitest(['--project', 'api', ...alsoOnDebian], env).finally(debian.stop), 'On Debian PostgreSQL')
}

await main(async () => {
  try {
    await test()
  } catch (error) {
    console.error(error.message)
    totals.failed += 1
  }
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed > 0 ? 1 : 0
})
