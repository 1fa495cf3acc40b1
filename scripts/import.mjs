import { givenArguments, runProgram } from './lib/program.mjs'
import { main } from './lib/runtime.mjs'

await main(() => runProgram('apps/api/src/import-main.ts', givenArguments(), { NODE_ENV: 'production' }))
