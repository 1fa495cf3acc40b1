import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { writesIn } from './lib/route-writes.mjs'
import { root } from './lib/runtime.mjs'

/** Fewer than this, and the check reads in the wrong place. */
const fewest = 20

const areas = process.argv[2] ?? join(root, 'apps/api/src/areas')
const files = readdirSync(areas, { recursive: true }).filter((name) => name.endsWith('.routes.ts'))
const wrong = files.flatMap((name) => {
  const path = join(areas, name)
  return writesIn(readFileSync(path, 'utf8')).map((line) => `${relative(root, path)}:${line}`)
})
for (const place of wrong)
  console.log(`${place}: a route writes nothing itself; the domain beside it has the verb, which an import calls too`)
console.log(`${files.length} files of routes, ${wrong.length} writes in them`)
process.exitCode = wrong.length > 0 || files.length < fewest ? 1 : 0
