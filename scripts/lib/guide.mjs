import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const guide = join(root, 'docs', 'adding-an-entity.md')
const sample = join(root, 'docs', 'adding-an-entity', 'hazards')

/** The lines of the guide: into which file each goes, and below which line. */
export function linesOfGuide() {
  const rows = readFileSync(guide, 'utf8').matchAll(/^\| `([^`]+)`\s*\| `([^`]+)`\s*\| `([^`]+)`\s*\|$/gm)
  return [...rows].map(([, file, line, below]) => ({ file, line, below }))
}

/** The files of the sample, by the paths where they would stand. */
export const filesOfGuide = () =>
  readdirSync(sample, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))

/** Writes the product into an empty directory, with the entity that the guide adds. */
export function withSample(into) {
  for (const folder of ['packages/messages', 'packages/contract', 'apps/api', 'apps/web'])
    for (const name of ['src', 'package.json', 'tsconfig.json'])
      cpSync(join(root, folder, name), join(into, folder, name), { recursive: true })
  cpSync(join(root, 'tsconfig.base.json'), join(into, 'tsconfig.base.json'))
  cpSync(sample, into, { recursive: true })
  for (const { file, line, below } of linesOfGuide()) add(join(into, file), line, below)
  linkModules(into)
}

function add(path, line, below) {
  const lines = readFileSync(path, 'utf8').split('\n')
  const place = lines.findIndex((one) => one.trim() === below)
  if (place < 0) throw new Error(`${path} has no line ${below}`)
  lines.splice(place + 1, 0, line)
  writeFileSync(path, lines.join('\n'))
}

/** The modules of this product, but for its own packages, which are those of the copy. */
function linkModules(into) {
  const modules = join(into, 'node_modules')
  mkdirSync(join(modules, '@apron'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@apron') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const side of ['apps/api', 'apps/web'].filter((folder) => existsSync(join(root, folder, 'node_modules'))))
    symlinkSync(join(root, side, 'node_modules'), join(into, side, 'node_modules'))
  for (const name of ['messages', 'contract']) symlinkSync(join(into, 'packages', name), join(modules, '@apron', name))
}
