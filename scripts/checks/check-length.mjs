import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../lib/runtime.mjs'
import { sources } from '../lib/checks/sources.mjs'

/** Lines; tests are read one by one. */
const mostOf = (file) => (/\.test\.(tsx?|mjs)$/.test(file) ? 400 : 250)

const files = sources()
const long = files
  .map((file) => ({ file: relative(root, file), lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .filter(({ file, lines }) => lines > mostOf(file))
for (const { file, lines } of long) console.log(`${file} has ${lines} lines, ${mostOf(file)} are allowed: split it.`)
process.exitCode = long.length > 0 || files.length === 0 ? 1 : 0
