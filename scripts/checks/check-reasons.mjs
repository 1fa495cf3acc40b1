import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { unreasoned, unreasonedOff } from '../lib/checks/reasons.mjs'
import { root } from '../lib/runtime.mjs'
import { sources } from '../lib/checks/sources.mjs'

const settings = '.oxlintrc.json'
/** Fewer than this, and the check reads in the wrong place. */
const fewest = 500

const files = sources().map((file) => relative(root, file))
const read = (file) => readFileSync(join(root, file), 'utf8')
const wrong = [...files.map((file) => [file, unreasoned(read(file))]), [settings, unreasonedOff(read(settings))]]
const faults = wrong.flatMap(([file, lines]) => lines.map((at) => ({ file, ...at })))
for (const { file, line, text } of faults) console.log(`${file}:${line} says no reason: ${text}`)
console.log(`${files.length} files read, ${faults.length} silenced without a reason`)
process.exitCode = faults.length > 0 || files.length < fewest ? 1 : 0
