import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { built } from '../harness.ts'

type ChunkManifest = Record<string, { files: readonly string[] }>
const asked = JSON.parse(readFileSync(join(built, '.vite', 'asked-for.json'), 'utf8')) as ChunkManifest

function filesAskedFor(module: string): readonly string[] {
  const found = Object.keys(asked).filter((id) => id === module || id.endsWith(`/${module}`))
  if (found.length !== 1) throw new Error(`${found.length} modules are asked for as ${module}`)
  return asked[found[0]!]!.files
}

/** The file that a module is asked for with, below `/assets/`. */
export function fileOf(module: string): string {
  return filesAskedFor(module)[0]!.replace('assets/', '')
}

/** What the files are called that come with some modules, and neither with the shell nor with those that are there already. */
export function filesWith(modules: readonly string[], there: readonly string[]): RegExp {
  const here = new Set(['shell/shell.tsx', ...there].flatMap(filesAskedFor))
  const files = modules.flatMap(filesAskedFor).filter((file) => !here.has(file))
  if (files.length === 0) throw new Error(`Nothing comes with ${modules.join(', ')} alone`)
  return oneOf(files)
}

function oneOf(files: readonly string[]): RegExp {
  return new RegExp(`/(${files.join('|').replaceAll('.', '\\.')})`)
}

/** What the files are called that are asked for as some modules, and those that come with nothing else. */
export function filesOfAlone(...modules: readonly string[]): RegExp {
  const isOther = (id: string) => !modules.some((module) => id === module || id.endsWith(`/${module}`))
  const others = new Set(Object.keys(asked).filter(isOther).flatMap(filesAskedFor))
  const files = modules.flatMap(filesAskedFor).filter((file) => !others.has(file))
  return oneOf([...modules.map((module) => `assets/${fileOf(module)}`), ...files])
}
