import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { messages } from '../../packages/messages/src/index.ts'
import { builtTexts } from '../lib/texts/built-texts.mjs'
import { root } from '../lib/runtime.mjs'
import { textFaults, wordsIn } from '../lib/texts/texts.mjs'

/** Fewer than this, and the check reads in the wrong place. */
const fewest = 500
const folders = ['apps/api/src', 'apps/web/src', 'packages/contract/src']
const isProduct = (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|testing\//.test(name)

const paths = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isProduct)
    .map((name) => `${folder}/${name}`),
)
// It names its texts where they stand.
const pages = ['apps/web/sign-in.html']
const sources = [...paths, ...pages].map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }))
const server = sources.filter(({ path }) => path.startsWith('apps/api/')).map(({ code }) => code)
const faults = textFaults({ messages, sources, built: builtTexts(wordsIn(server)) })
for (const fault of faults) console.log(fault)
console.log(`${sources.length} files read, ${faults.length} faults`)
process.exitCode = faults.length > 0 || sources.length < fewest ? 1 : 0
