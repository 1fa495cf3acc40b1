import { runProgram } from './lib/program.mjs'
import { main } from './lib/runtime.mjs'

await main(() => runProgram('apps/api/src/start/files-copy-main.ts', process.argv.slice(2), { NODE_ENV: 'production' }))
