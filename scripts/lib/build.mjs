import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Advice, environment, pinnedNode, root, runQuietly, step } from './runtime.mjs'

const web = join(root, 'apps', 'web')
const marker = join(web, 'dist', '.hash')
const notSources = new Set(['node_modules', 'dist', '.cache'])

/** Builds the web application when its sources changed since the last time. Throws with the build's output. */
export async function build() {
  const wanted = sourcesHash()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  await step('Building the web application', async () => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const env = environment({ NODE_ENV: 'production' })
    const { code, output } = await runQuietly(pinnedNode(), [vite, 'build'], { cwd: web, env })
    if (code !== 0) throw new Advice(`${output.trim()}\n\nThe web application could not be built.`)
    writeFileSync(marker, wanted)
  })
}

function sourcesHash() {
  const hash = createHash('sha256')
  const files = [web, join(root, 'packages')].flatMap(filesUnder)
  for (const file of [...files, join(root, 'package-lock.json')]) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesUnder(directory) {
  return readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => !notSources.has(name))
    .flatMap((entry) => {
      const path = join(directory, entry.name)
      if (entry.isDirectory()) return filesUnder(path)
      return entry.isFile() ? [path] : []
    })
}
