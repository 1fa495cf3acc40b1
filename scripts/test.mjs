import { build } from './lib/build.mjs'
import { runChecks } from './lib/checks.mjs'
import { startDebianPostgresql } from './lib/debian-postgresql.mjs'
import { install } from './lib/install.mjs'
import { main, step } from './lib/runtime.mjs'
import { installSystemPackages } from './lib/system-packages.mjs'
import { runVitest } from './lib/vitest.mjs'

const alsoOnDebian = ['.race.test.ts', '.data.test.ts', '.migration.test.ts']

await main(async () => {
  await install()
  await installSystemPackages()
  await build()
  const failedChecks = await runChecks()
  const everything = await runVitest([])
  const debian = await step('Starting Debian PostgreSQL', startDebianPostgresql)
  console.log(`The data, race and migration tests once more on ${debian.version}`)
  const onDebian = await runVitest(['--project', 'api', ...alsoOnDebian], {
    APRON_TEST_DATABASE_URL: debian.url,
  }).finally(debian.stop)
  const passed = everything.passed + onDebian.passed
  const failed = everything.failed + onDebian.failed + failedChecks.length
  if (failedChecks.length > 0) console.log(`Failed checks: ${failedChecks.join(', ')}`)
  if (everything.passed === 0 || onDebian.passed === 0) console.log('A run without a passed test counts as a failure.')
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || everything.passed === 0 || onDebian.passed === 0 ? 1 : 0
})
