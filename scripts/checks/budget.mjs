import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sectionsNamedIn } from '../../apps/web/build/texts-plugin.ts'
import { root } from '../lib/runtime.mjs'

/** KiB of compressed script and style, and how many files of them. */
const most = {
  // Half a KiB above what is to be reached: letters that grow with the browser are worth it.
  shell: { size: 205, files: 8 },
  screen: { size: 62, files: 15 },
  // Most of its files have come with the screen it opens over.
  window: { size: 160, files: 26 },
  // The library that draws PDF, fetched when somebody opens one.
  pdf: { size: 192, files: 18 },
  worker: { size: 12, files: 1 },
}
const readsPdf = [
  'src/blocks/viewer/pdf/pdf-view.tsx',
  'src/areas/documents/outline/comparing/paragraphs/pdf-paragraphs.ts',
]

/** What every page fetches once it is at rest: the live channel, and what menus and fields unfold in. */
const atRest = [/socket\.io-client/, /^src\/ui\/window\/made-menu\.tsx$/, /^src\/app\/shell\/bar\/bell-window\.tsx$/]
/** Imported on demand and counted elsewhere: texts with what shows them, what comes at rest with the shell. */
const countedElsewhere = new RegExp(['^virtual:texts/', ...atRest.map(({ source }) => source)].join('|'))

const web = join(root, 'apps', 'web')
const dist = join(web, 'dist')
/** @type {import('../../apps/web/build/asked-for-plugin.ts').AskedFor} */
const asked = JSON.parse(readFileSync(join(dist, '.vite', 'asked-for.json'), 'utf8'))
const sizes = new Map()

function kib(files) {
  let bytes = 0
  for (const file of new Set(files)) {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
    bytes += sizes.get(file)
  }
  return bytes / 1024
}

function filesOf(pattern) {
  const found = Object.keys(asked).filter((key) => pattern.test(key))
  if (found.length !== 1)
    throw new Error(`Expected one piece for ${pattern}, found ${found.length}: name it in scripts/checks/budget.mjs.`)
  return asked[found[0]].files
}

/** The texts of a feature module, or of every page, in the language that has more. */
function textsOf(room = '') {
  const keys = ['vi', 'en'].map((language) => ['virtual:texts', language, room].filter(Boolean).join('/'))
  // The texts of every page stand in none that the application starts with.
  return keys.map((key) => [asked[key].files[0]]).sort((one, other) => kib(other) - kib(one))[0]
}

/** The texts that a feature module loads with its screens. */
function textsBeside(key) {
  const [, room] = /src\/areas\/([\w-]+\/[\w-]+)\//.exec(key) ?? []
  return room && sectionsNamedIn(room).length > 0 ? textsOf(room) : []
}

const shell = [...new Set([...filesOf(/^src\/app\/shell\/shell\.tsx$/), ...atRest.flatMap(filesOf), ...textsOf()])]
const beyondShell = (files) => [...new Set(files)].filter((file) => !shell.includes(file))

const rows = [
  { name: 'signed-in shell', files: shell, limit: most.shell },
  // Fetched once all is at rest, and beside the screens.
  { name: 'service worker', files: ['sw.js'], limit: most.worker },
]
for (const [key, { isScreen, files }] of Object.entries(asked)) {
  if (countedElsewhere.test(key) || files.every((file) => shell.includes(file))) continue
  rows.push({
    name: `${isScreen ? '+' : 'on demand +'} ${key}`,
    files: beyondShell(isScreen ? [...files, ...textsBeside(key)] : files),
    limit: isScreen ? most.screen : readsPdf.includes(key) ? most.pdf : most.window,
  })
}
for (const { name, files, limit } of rows) {
  const isHeld = kib(files) <= limit.size && files.length <= limit.files
  console.log(
    `${isHeld ? ' ' : '!'} ${kib(files).toFixed(1).padStart(6)} of ${String(limit.size).padStart(3)} KiB, ${String(files.length).padStart(2)} of ${String(limit.files).padStart(2)} files  ${name}`,
  )
  if (!isHeld) process.exitCode = 1
}
