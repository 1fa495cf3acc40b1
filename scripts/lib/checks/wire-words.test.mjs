import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../runtime.mjs'
import { wireWordsIn, wireWordsOf } from './wire-words.mjs'

const web = join(root, 'apps/web/src')
const check = (...folders) =>
  spawnSync(process.execPath, ['scripts/checks/check-words.mjs', ...folders], { cwd: root, encoding: 'utf8' })

function copied() {
  const folder = mkdtempSync(join(tmpdir(), 'apron-words-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('the web as it stands names no word of the wire', () => {
  const { status, stdout } = check()
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+ files, \d+ names of the wire, 0 named\n$/)])
})

it('one that is planted is told with its place, and the check fails', () => {
  const folder = copied()
  cpSync(web, folder, { recursive: true })
  const planted = join(folder, 'areas/people/users/form/user-values.ts')
  const code = readFileSync(planted, 'utf8')
  writeFileSync(planted, `${code}export const place = { post_code: 1 }\n`)
  const { status, stdout } = check(folder)
  expect(status).toBe(1)
  expect(stdout).toContain(`user-values.ts:${code.split('\n').length}: post_code is a name of the wire`)
})

it('a folder without the web is no proof', () => {
  expect(check(copied()).status).toBe(1)
})

const words = wireWordsOf([
  "x: wire('post_code', id), y: wire(\n 'ctg', id), name: wire('name', line())",
  "repass: wire('repass', z)",
])

it('words are those that the contract declares and that are no ordinary ones', () => {
  expect([...words]).toEqual(['post_code', 'ctg', 'repass'])
})

it.each(['row.post_code', '{ ctg: null }', "form.field('repass')", 'const { post_code } = user', '{ post_code }'])(
  'one is seen in %j',
  (code) => expect(wireWordsIn(`\n${code}`, words)).toEqual([{ word: expect.any(String), line: 2 }]),
)

it.each(["t('users.repass')", 'row.position_id', 'ctgs', 'post_codes', "name: t('users.name')"])(
  'none is seen in %j',
  (code) => expect(wireWordsIn(code, words)).toEqual([]),
)
