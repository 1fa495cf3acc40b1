import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { tellingIn, writesIn } from '../lib/checks/route-writes.mjs'
import { root } from '../lib/runtime.mjs'

/** Fewer than this, and the check reads in the wrong place. */
const fewest = 20

const areas = process.argv[2] ?? join(root, 'apps/api/src/areas')
const files = readdirSync(areas, { recursive: true }).filter((name) => name.endsWith('.routes.ts'))
/** @type {[(code: string) => number[], string][]} */
const rules = [
  [writesIn, 'a route writes nothing itself; the domain beside it has the verb, which an import calls too'],
  [
    tellingIn,
    'a route tells nobody; it says what changed, and what follows stands in the area, as *.events.ts or with its type of notification',
  ],
]
const wrong = files.flatMap((name) => {
  const path = join(areas, name)
  const code = readFileSync(path, 'utf8')
  return rules.flatMap(([find, rule]) => find(code).map((line) => `${relative(root, path)}:${line}: ${rule}`))
})
for (const sentence of wrong) console.log(sentence)
console.log(`${files.length} files of routes, ${wrong.length} writes or events in them`)
process.exitCode = wrong.length > 0 || files.length < fewest ? 1 : 0
