import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './lib/runtime.mjs'

/** Lines; tests are read one by one. */
const mostOf = (file) => (/\.test\.(tsx?|mjs)$/.test(file) ? 400 : 250)
const skipped = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'coverage'])

function sources(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sources(path)
    return /\.(tsx?|mjs|cjs)$/.test(entry.name) && !entry.name.includes('.generated.') ? [path] : []
  })
}

const files = sources(root)
const long = files
  .map((file) => ({ file: relative(root, file), lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .filter(({ file, lines }) => lines > mostOf(file))
for (const { file, lines } of long) console.log(`${file} has ${lines} lines, ${mostOf(file)} are allowed: split it.`)
process.exitCode = long.length > 0 || files.length === 0 ? 1 : 0
