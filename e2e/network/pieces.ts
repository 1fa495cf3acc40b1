import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { built } from '../harness.ts'

type Asked = Record<string, { files: readonly string[] }>
const asked = JSON.parse(readFileSync(join(built, '.vite', 'asked-for.json'), 'utf8')) as Asked

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
  return new RegExp(`/(${files.join('|').replaceAll('.', '\\.')})`)
}

/** What comes by itself once the workspace is there. */
const beside = [
  'start-button.tsx',
  'overview.tsx',
  'waiting-count.tsx',
  'audit-status-control.tsx',
  'comment-thread.tsx',
  'comments-drawer.tsx',
]

/** What the files are called that come with some modules alone, beside a workspace that is there with all else. */
export function filesBesideWorkspace(...modules: readonly string[]): RegExp {
  return filesWith(modules, ['workspace-screen.tsx', ...beside.filter((module) => !modules.includes(module))])
}
