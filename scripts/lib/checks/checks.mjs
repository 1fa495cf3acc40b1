import { existsSync, readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { environment, pinnedNode, root, runQuietly } from '../runtime.mjs'

/** A program from node_modules/.bin, run on the pinned Node. */
const tool = (name, ...args) => ({ command: join(root, 'node_modules', '.bin', name), args })
const program = (file, ...args) => ({ command: pinnedNode(), args: [file, ...args] })

function checks() {
  const typed = ['.', 'e2e', 'bench', ...workspaces()].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  )
  const all = [
    { name: 'format', ...tool('oxfmt', '--check', '.') },
    {
      name: 'lint',
      ...tool('oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives', '.'),
    },
    { name: 'reasons', ...program('scripts/checks/check-reasons.mjs') },
    { name: 'imports', ...program('scripts/checks/check-imports.mjs') },
    { name: 'texts', ...program('scripts/checks/check-texts.mjs') },
    { name: 'fetched later', ...program('scripts/checks/check-parts.mjs') },
    { name: 'writes', ...program('scripts/checks/check-writes.mjs') },
    { name: 'wire words', ...program('scripts/checks/check-words.mjs') },
    { name: 'stale by hand', ...program('scripts/checks/check-stale.mjs') },
    { name: 'unused code', ...tool('knip', '--no-progress') },
    { name: 'file length', ...program('scripts/checks/check-length.mjs') },
    { name: 'folders', ...program('scripts/checks/check-folders.mjs') },
    { name: 'test tiers', ...program('scripts/checks/check-tiers.mjs') },
    ...typed.map(typesOf),
  ]
  if (existsSync(join(root, 'apps/api/src/db/check-schema.ts'))) {
    all.push({ name: 'schema', ...program('apps/api/src/db/check-schema.ts') })
  }
  all.push({ name: 'web budget', ...program('scripts/checks/budget.mjs') })
  return all
}

/** The types of one project; what has not changed since they were last looked at is known. */
function typesOf(folder) {
  const known = join(root, '.cache', 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`)
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', known, '-p', folder]
  return { name: `types ${folder}`, ...tool('tsc', ...args) }
}

function workspaces() {
  return ['packages', 'apps'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
}

/** The names of all checks. */
export const checkNames = () => checks().map(({ name }) => name)

/**
 * Runs the checks of these names, or all, a few at a time, with a line each; gives the names of those that failed.
 * Beside something else it runs one at a time, on processor time that nobody else wants.
 */
export async function runChecks({ names = [], beside = false } = {}) {
  const waiting = checks().filter(({ name }) => names.length === 0 || names.includes(name))
  const failed = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check, beside))) failed.push(check.name)
    }
  }
  const atATime = beside ? 1 : Math.max(2, Math.min(4, cpus().length))
  await Promise.all(Array.from({ length: atATime }, worker))
  return failed
}

async function passes({ name, command, args }, beside) {
  const since = Date.now()
  const [program, ...words] = beside ? ['nice', '-n', '5', command, ...args] : [command, ...args]
  const { code, output } = await runQuietly(program, words, { env: environment() })
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  const shown = code !== 0 || name === 'web budget' ? `\n${output.trimEnd().replace(/^/gm, '       ')}` : ''
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(24)} ${seconds.padStart(5)} s${shown}`)
  return code === 0
}
