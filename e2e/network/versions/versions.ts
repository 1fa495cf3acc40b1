import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { built } from '../../harness.ts'
import type { Answer } from '../front.ts'

const assets = join(built, 'assets')
/** The chunks whose names change with their content. */
const pieces = new Set(readdirSync(assets).filter((name) => /-[\w-]{8}\.(js|css)$/.test(name)))

const mark = (version: number) => String(version).padStart(2, '0')
/** Every name of a chunk as it is called in a version. */
const renamed = (content: string, version: number) =>
  content.replaceAll(/[\w-]+\.(?:js|css)\b/g, (name) =>
    pieces.has(name) ? name.replace(/..(?=\.\w+$)/, mark(version)) : name,
  )
/** What each chunk is called where it was built, by its name without the two letters that say the version. */
const builtAs = new Map([...pieces].map((name) => [name.replace(/..(?=\.\w+$)/, '??'), name]))

const fileOf = (name: string) => readFileSync(join(built, name), 'utf8')
const digest = (content: string) => createHash('sha256').update(content).digest('base64')

function pageOf(name: string, version: number): string {
  return renamed(fileOf(name), version).replace('<title>', `<meta name="version" content="${version}" /><title>`)
}

/** What the server of a version answers: a version of its own, none of whose chunks another has. */
export function versionOf(version: number): (path: string) => Answer | null {
  const pages = ['index.html', 'login.html'].filter((name) => existsSync(join(built, name)))
  const worker = pages.reduce(
    (body, name) => body.replaceAll(digest(fileOf(name)), digest(pageOf(name, version))),
    renamed(fileOf('sw.js'), version),
  )
  return (path) => {
    if (path === '/sw.js') return { status: 200, type: 'text/javascript', body: worker }
    const name = /^\/assets\/([\w-]+\.(?:js|css))$/.exec(path)?.[1]
    if (name) return pieceOf(name, version)
    if (/^\/(api|files|assets|socket\.io)(\/|\?|$)/.test(path)) return null
    return {
      status: 200,
      type: 'text/html',
      body: pageOf(path.startsWith('/login') ? 'login.html' : 'index.html', version),
    }
  }
}

function pieceOf(name: string, version: number): Answer | null {
  const file = builtAs.get(name.replace(/..(?=\.\w+$)/, '??'))
  if (!file) return null
  if (!name.replace(/\.\w+$/, '').endsWith(mark(version))) return { status: 404 }
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript'
  return { status: 200, type, body: renamed(fileOf(`assets/${file}`), version) }
}
