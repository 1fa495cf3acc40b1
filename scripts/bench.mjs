import { build } from './lib/build.mjs'
import { install } from './lib/machine/install.mjs'
import { runProgram } from './lib/program.mjs'
import { main } from './lib/runtime.mjs'

await main(async () => {
  await install({ isWhole: true })
  await build()
  return runProgram('bench/main.ts', process.argv.slice(2), { NODE_ENV: 'production' })
})
