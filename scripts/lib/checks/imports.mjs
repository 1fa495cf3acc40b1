import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root, runQuietly } from '../runtime.mjs'

const folders = ['apps/api/src', 'apps/web/src', 'packages/messages/src', 'packages/contract/src', 'e2e', 'bench']
const web = 'apps/web/src/'
const isShared = (source) => new RegExp(`^${web}(ui|blocks)/`).test(source)
const isBlock = (source) => source.startsWith(`${web}blocks/`)
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
  return { ours, imports: summary.totalDependenciesCruised, faults: [...broken, ...servingOne(ours)] }
}

/**
 * Blocks used by one area only, and elements used by one feature module only, directly or through other elements: they
 * belong there.
 */
function servingOne(modules) {
  const importers = new Map()
  for (const { source, dependencies } of modules) {
    if (isTest(source)) continue
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source])
  }
  const users = (source, placeOf, seen = new Set()) => {
    if (seen.has(source)) return []
    seen.add(source)
    return (importers.get(source) ?? []).flatMap((by) => (isShared(by) ? users(by, placeOf, seen) : [placeOf(by)]))
  }
  return modules
    .filter(({ source }) => isShared(source))
    .map(({ source }) => ({ source, places: new Set(users(source, isBlock(source) ? areaOf : roomOf)) }))
    .filter(({ places }) => places.size === 1)
    .map(({ source, places }) => `serves-one: ${source} serves ${[...places][0]} alone and belongs there.`)
}

/** An area, or the folder right under the sources. */
const areaOf = (source) => /^apps\/web\/src\/(areas\/[^/]+|[^/]+)/.exec(source)?.[1] ?? source
/** A feature module of an area, or the folder right under the sources. */
const roomOf = (source) => /^apps\/web\/src\/(areas\/[^/]+\/[^/]+|[^/]+)/.exec(source)?.[1] ?? source
