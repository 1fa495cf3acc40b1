import { build } from './lib/build.mjs'
import { install } from './lib/machine/install.mjs'
import { givenArguments, runProgram } from './lib/program.mjs'
import { main } from './lib/runtime.mjs'

await main(async () => {
  await install()
  await build()
  return runProgram('bench/main.ts', givenArguments(), { NODE_ENV: 'production' })
})
