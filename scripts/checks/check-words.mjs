import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../lib/runtime.mjs'
import { wireWordsIn, wireWordsOf } from '../lib/checks/wire-words.mjs'

/** Fewer than these, and the check reads in the wrong place. */
const fewest = { words: 30, files: 300 }

const codeIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }))

const web = process.argv[2] ?? join(root, 'apps/web/src')
const words = wireWordsOf(codeIn(join(root, 'packages/contract/src')).map(({ code }) => code))
const files = codeIn(web).filter(({ name }) => /^(?:areas|blocks|app)\//.test(name))
const wrong = files.flatMap(({ name, code }) =>
  wireWordsIn(code, words).map(({ word, line }) => `${relative(root, join(web, name))}:${line}: ${word}`),
)
for (const place of wrong) console.log(`${place} is a name of the wire; the contract says what the product calls it`)
console.log(`${files.length} files, ${words.size} names of the wire, ${wrong.length} named`)
process.exitCode = wrong.length > 0 || words.size < fewest.words || files.length < fewest.files ? 1 : 0
