import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { handsIn } from '../lib/checks/stale-by-hand.mjs'
import { root } from '../lib/runtime.mjs'

/** Fewer than this, and the check reads in the wrong place. */
const fewest = 200

const sources = process.argv[2] ?? join(root, 'apps/web/src')
const files = ['areas', 'blocks'].flatMap((folder) =>
  readdirSync(join(sources, folder), { recursive: true })
    .map((name) => `${folder}/${String(name)}`)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name)),
)
const wrong = files.flatMap((name) =>
  handsIn(name, readFileSync(join(sources, name), 'utf8')).map((line) => `apps/web/src/${name}:${line}`),
)
for (const place of wrong)
  console.log(`${place}: no screen says what is stale; the call says what it changes, and the other what it reads`)
console.log(`${files.length} files of screens and blocks, ${wrong.length} that say what is stale`)
process.exitCode = wrong.length > 0 || files.length < fewest ? 1 : 0
