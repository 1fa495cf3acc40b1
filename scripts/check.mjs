import { runChecks } from './lib/checks/checks.mjs'
import { build } from './lib/build.mjs'
import { install } from './lib/machine/install.mjs'
import { main } from './lib/runtime.mjs'

await main(async () => {
  await install({ isWhole: true })
  await build()
  const failed = await runChecks()
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  return failed.length > 0 ? 1 : 0
})
