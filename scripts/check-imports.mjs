import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root, runQuietly } from './lib/runtime.mjs'

/** Some checkers read nothing with this TypeScript and report success: fewer modules than this is a failure. */
const fewestModules = 100
const folders = ['apps/api/src', 'apps/web/src', 'packages/messages/src', 'packages/contract/src', 'e2e', 'bench']

const args = [
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'json',
  ...folders.filter((folder) => existsSync(join(root, folder))),
]
const { output } = await runQuietly(join(root, 'node_modules/.bin/depcruise'), args, { env: environment() })
let summary
try {
  summary = JSON.parse(output).summary
} catch {
  console.log(output)
  process.exit(1)
}
for (const { from, to, rule, comment } of summary.violations)
  console.log(`${rule.name}: ${from} → ${to} ${comment ?? ''}`)
console.log(
  `${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} against the rules`,
)
const ours = JSON.parse(output).modules.filter(({ source }) =>
  folders.some((folder) => source.startsWith(`${folder}/`)),
)
const withImports = ours.filter(({ dependencies }) => dependencies.length > 0)
if (withImports.length < fewestModules)
  console.log(`Only ${withImports.length} modules were read, expected ${fewestModules}: the checker is blind.`)
process.exitCode = summary.violations.length > 0 || withImports.length < fewestModules ? 1 : 0
