import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './runtime.mjs'

/** The variables of ours that scripts, tests and measurements read. */
const read = new Set(
  globSync(['scripts/**/*.mjs', 'e2e/**/*.ts', 'bench/**/*.ts', 'apps/api/src/testing/**/*.ts', '*.config.ts'], {
    cwd: root,
  })
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/process\.env(?:\.|\[')([A-Z_]+)/g)])
    .map(([, name]) => name)
    .filter((name) => name.startsWith('APRON_') || name === 'DATABASE_URL'),
)

it('an empty variable is not there for any script, nor for what scripts start', () => {
  expect(read).toContain('APRON_CHROMIUM')
  const names = [...read, 'APRON_DATA', 'DATABASE_URL']
  const print = `await import('./scripts/lib/runtime.mjs')
    console.log(Object.keys(process.env).filter((name) => ${JSON.stringify(names)}.includes(name)).join())`
  const env = { PATH: process.env.PATH, ...Object.fromEntries(names.map((name) => [name, ''])), APRON_PORT: '4100' }
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', print], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout.trim()).toBe('APRON_PORT')
})
