// Checks a pack of minutes or of an addendum to them: each file against the SHA-256 that manifest.json has of it, and
// minutes.json or corrections.json against the check code that stands on the papers. Run it in the folder of the pack: node check.mjs [signs at the foot of the paper]
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const words = '{{words}}'
const folder = dirname(fileURLToPath(import.meta.url))
const wrong = []

/** Every file below the folder: its path as the manifest writes it, and where it lies. */
async function* filesIn(directory, path = '') {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const place = join(directory, entry.name)
    if (entry.isDirectory()) yield* filesIn(place, `${path}${entry.name}/`)
    else yield [`${path}${entry.name}`.normalize('NFC'), place, entry.isFile()]
  }
}

async function digestOf(place) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(place)) hash.update(chunk)
  return hash.digest('hex')
}

const recordOf = (manifest) => manifest.addendum ?? manifest.minutes

async function readManifest() {
  try {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
    if (!Array.isArray(manifest.files) || typeof recordOf(manifest).digest !== 'string') throw new Error('no manifest')
    return manifest
  } catch {
    console.log(words.noManifest)
    process.exit(1)
  }
}

const manifest = await readManifest()
const { digest } = recordOf(manifest)
const listed = new Map(manifest.files.map((file) => [String(file.path).normalize('NFC'), file.sha256]))
// What was frozen is what its own code says, whatever the manifest lists.
listed.set(manifest.addendum ? 'corrections.json' : 'minutes.json', digest)
const there = new Set()
for await (const [path, place, isFile] of filesIn(folder)) {
  if (path === 'manifest.json') continue
  there.add(path)
  if (!listed.has(path)) wrong.push(`${words.added}: ${path}`)
  else if (!isFile || (await digestOf(place)) !== listed.get(path)) wrong.push(`${words.changed}: ${path}`)
}
for (const path of listed.keys()) if (!there.has(path)) wrong.push(`${words.missing}: ${path}`)
const [onPaper] = process.argv.slice(2)
if (onPaper !== undefined && (onPaper.length < 12 || !digest.startsWith(onPaper.toLowerCase())))
  wrong.push(`${words.otherPaper}: ${onPaper}`)

for (const line of wrong) console.log(line)
console.log(wrong.length === 0 ? words.whole.replaceAll('{{count}}', String(listed.size)) : words.broken)
console.log(words.code)
console.log(digest)
process.exitCode = wrong.length === 0 ? 0 : 1
