import { givenArguments, runProgram } from './lib/program.mjs'
import { main } from './lib/runtime.mjs'

await main(() => runProgram('apps/api/src/start/import-main.ts', givenArguments(), { NODE_ENV: 'production' }))
