import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root, runQuietly } from './runtime.mjs'

const folders = ['apps/api/src', 'apps/web/src', 'packages/messages/src', 'packages/contract/src', 'e2e', 'bench']
const web = 'apps/web/src/'
const isShared = (source) => new RegExp(`^${web}(ui|blocks)/`).test(source)
const isTest = (source) => /[.]test[.]tsx?$/.test(source)

/** What is imported under a directory that is laid out as this repository, and what of it breaks a rule, a sentence each. Throws what the checker said instead of an answer. */
export async function readImports(base = root) {
  const present = folders.filter((folder) => existsSync(join(base, folder)))
  const args = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...present]
  const options = { cwd: base, env: environment() }
  const { output } = await runQuietly(join(root, 'node_modules/.bin/depcruise'), args, options)
  if (!output.startsWith('{')) throw new Error(output)
  const { modules, summary } = JSON.parse(output)
  const ours = modules.filter(({ source }) => present.some((folder) => source.startsWith(`${folder}/`)))
  const broken = summary.violations.map(({ from, to, rule, comment }) =>
    `${rule.name}: ${from} → ${to} ${comment ?? ''}`.trimEnd(),
  )
  return { ours, imports: summary.totalDependenciesCruised, faults: [...broken, ...servingOneRoom(ours)] }
}

/** Elements and blocks that one room alone uses, by itself or through others of them: they are that room's own. */
function servingOneRoom(modules) {
  const importers = new Map()
  for (const { source, dependencies } of modules) {
    if (isTest(source)) continue
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source])
  }
  const roomsOf = (source, seen = new Set()) => {
    if (seen.has(source)) return []
    seen.add(source)
    return (importers.get(source) ?? []).flatMap((by) => (isShared(by) ? roomsOf(by, seen) : [roomOf(by)]))
  }
  return modules
    .filter(({ source }) => isShared(source))
    .map(({ source }) => ({ source, rooms: new Set(roomsOf(source)) }))
    .filter(({ rooms }) => rooms.size === 1)
    .map(({ source, rooms }) => `one-room: ${source} serves ${[...rooms][0]} alone and belongs there.`)
}

/** A feature, or the room right under the sources. */
const roomOf = (source) => /^apps\/web\/src\/(features\/[^/]+|[^/]+)/.exec(source)?.[1] ?? source
