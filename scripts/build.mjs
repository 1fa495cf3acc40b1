import { build } from './lib/build.mjs'
import { install } from './lib/machine/install.mjs'
import { main } from './lib/runtime.mjs'

await main(async () => {
  await install()
  await build()
  return 0
})
