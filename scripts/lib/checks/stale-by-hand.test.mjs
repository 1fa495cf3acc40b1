import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { handsIn } from './stale-by-hand.mjs'
import { root } from '../runtime.mjs'

const sources = join(root, 'apps/web/src')
const check = (...folders) =>
  spawnSync(process.execPath, ['scripts/checks/check-stale.mjs', ...folders], { cwd: root, encoding: 'utf8' })

it('screens as they stand say nothing of what is stale', () => {
  const { status, stdout } = check()
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^\d+ files of screens and blocks, 0 that say what is stale\n$/),
  ])
})

it('one that is planted among them is told with its place, and the check fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apron-screens-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['areas', 'blocks']) cpSync(join(sources, name), join(folder, name), { recursive: true })
  const planted = join(folder, 'areas/people/positions/positions-screen.tsx')
  const code = readFileSync(planted, 'utf8')
  writeFileSync(planted, `${code}void client.invalidateQueries({ queryKey: ['positions'] })\n`)
  const { status, stdout } = check(folder)
  expect(status).toBe(1)
  expect(stdout).toContain(`positions-screen.tsx:${code.split('\n').length}: no screen says what is stale`)
})

it.each([
  ['areas/people/positions/x.ts', 'client.invalidateQueries()', 1],
  ['areas/people/positions/x.ts', 'readAgain(keyOf(positions.list))', 1],
  ['areas/talk/chat/x.ts', 'readAgain(listKey)', 0],
  ['areas/talk/chat/x.ts', 'client.refetchQueries({})', 1],
  ['areas/people/positions/x.ts', "useWrite(positions.update, { success: 'x' })", 0],
])('in %s %j is so often: %i', (path, code, count) => {
  expect(handsIn(path, code)).toHaveLength(count)
})
