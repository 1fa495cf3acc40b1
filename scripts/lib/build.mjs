import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Advice, environment, pinnedNode, root, runQuietly, step } from './runtime.mjs'

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)
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
    await compress(join(web, 'dist', 'assets'))
    writeFileSync(marker, wanted)
  })
}

/** Writes each script and style compressed beside itself, as the server sends it. */
async function compress(directory) {
  const names = readdirSync(directory, { recursive: true }).filter((name) => /\.(m?js|css|svg)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name)
      const content = readFileSync(path)
      writeFileSync(`${path}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }))
      writeFileSync(`${path}.br`, await brotlied(content))
    }),
  )
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
