import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../lib/runtime.mjs'

/** KiB of compressed script and style. */
const most = { shell: 250, route: 60, heavy: 150, worker: 12 }

/** Imported on demand and counted elsewhere: texts with what shows them, the live channel with the shell. */
const countedElsewhere = /^virtual:texts\/|socket\.io-client/
const shellEntry = /^src\/app\/shell\/shell\.tsx$/
const loginEntry = /^src\/areas\/people\/session\/login-screen\.tsx$/
const screenEntry = /-screen\.tsx$/

const dist = join(root, 'apps', 'web', 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
const sizes = new Map()

/** The files of an entry and of everything it imports at once. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return []
  seen.add(key)
  const { file, css = [], imports = [] } = manifest[key]
  return [file, ...css, ...imports.flatMap((next) => filesOf(next, seen))]
}

function kib(files) {
  let bytes = 0
  for (const file of new Set(files)) {
    if (!/\.(js|css)$/.test(file)) continue
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
    bytes += sizes.get(file)
  }
  return bytes / 1024
}

function only(pattern) {
  const found = Object.keys(manifest).filter((key) => pattern.test(key))
  if (found.length !== 1)
    throw new Error(`Expected one chunk for ${pattern}, found ${found.length}: name it in scripts/checks/budget.mjs.`)
  return found[0]
}

const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry)
/** The greater language of a section of texts, or of what every page has. */
function textsOf(section) {
  const keys = ['vi', 'en'].map((language) => ['virtual:texts', language, section].filter(Boolean).join('/'))
  return keys.map((key) => filesOf(key)).sort((a, b) => kib(b) - kib(a))[0]
}
/** The sections that a room loads with its screens, which are those that its files name. */
function textsOfRoom(key) {
  const [room] = /src\/areas\/[\w-]+\/[\w-]+\//.exec(key) ?? []
  if (!room) return []
  const directory = join(root, 'apps', 'web', room)
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const codes = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  const names = new Set(codes.flatMap((code) => [...code.matchAll(/['"`](\w+)\.\w/g)].map(([, name]) => name)))
  return [...names].filter((name) => `virtual:texts/en/${name}` in manifest).flatMap(textsOf)
}

const live = lazy.filter((key) => /socket\.io-client/.test(key))
const start = [...filesOf(only(/^index\.html$/)), ...textsOf()]
const shell = [...start, ...filesOf(only(shellEntry)), ...live.flatMap((key) => filesOf(key))]
const login = [...start, ...filesOf(only(loginEntry))]
const beyondShell = (key, texts) => kib([...shell, ...filesOf(key), ...texts]) - kib(shell)

const rows = [
  { name: 'signed-in shell', size: kib(shell), limit: most.shell },
  { name: 'login', size: kib(login), limit: kib(shell) },
  // Fetched once all is at rest, and beside the screens.
  { name: 'service worker', size: kib(['sw.js']), limit: most.worker },
]
for (const key of lazy) {
  if (shellEntry.test(key) || loginEntry.test(key) || countedElsewhere.test(key)) continue
  const isScreen = screenEntry.test(key)
  rows.push({
    name: `${isScreen ? '+' : 'on demand +'} ${key}`,
    size: beyondShell(key, isScreen ? textsOfRoom(key) : []),
    limit: isScreen ? most.route : most.heavy,
  })
}
for (const { name, size, limit } of rows) {
  console.log(
    `${size <= limit ? ' ' : '!'} ${size.toFixed(1).padStart(6)} of ${limit.toFixed(0).padStart(3)} KiB  ${name}`,
  )
}
process.exitCode = rows.some(({ size, limit }) => size > limit) ? 1 : 0
