import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../lib/runtime.mjs'

/** What is fetched later may not come: only these say so to the person, and ask again. */
const ways = /\b(?:part|screen|code)\(\s*\(\) =>[^;]*$/
/** The development server's styles, which no build has. */
const onlyInDevelopment = /if \(import\.meta\.env\.DEV\) await $/
const passedBy = /\b(?:lazy|Suspense)\b/
/** Ways to fetch code that no `import()` shows; the build puts `fetchFirst` around each of those, and around nothing else. */
const unseen = /import\.meta\.glob|createElement\(\s*['"`]link|['"`]modulepreload['"`]/g
const fetcher = 'lib/code/fetch-first.ts'
/** Only fills the browser's cache: nothing waits for what it asks for. */
const ahead = 'sign-in/fetch-ahead.ts'
/** Fewer than this, and the check reads in the wrong place. */
const fewest = 50

const sources = join(root, 'apps/web/src')
const files = readdirSync(sources, { recursive: true }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
)
const wrong = []
let found = 0
for (const name of files) {
  const path = join(sources, name)
  const code = readFileSync(path, 'utf8')
  const where = (at) => `${relative(root, path)}:${code.slice(0, at).split('\n').length}`
  for (const { index } of code.matchAll(/(?<![\w.])import\(/g)) {
    found++
    const before = code.slice(0, index)
    if (!ways.test(before) && !onlyInDevelopment.test(before)) wrong.push(where(index))
  }
  if (name !== fetcher && name !== ahead) for (const { index } of code.matchAll(unseen)) wrong.push(where(index))
  for (const [line] of code.matchAll(/^import [^;]*?from 'react'/gm))
    if (passedBy.test(line)) wrong.push(where(code.indexOf(line)))
}
for (const place of wrong)
  console.log(`${place}: fetch later code with part(), screen() or code() of ui/page/part.tsx and lib/code/code.ts`)
console.log(`${found} pieces fetched later, ${wrong.length} in another way`)
process.exitCode = wrong.length > 0 || found < fewest ? 1 : 0
