import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { tellingIn, writesIn } from './route-writes.mjs'
import { root } from '../runtime.mjs'

const routes = join(root, 'apps/api/src/areas')
const check = (...folders) =>
  spawnSync(process.execPath, ['scripts/checks/check-writes.mjs', ...folders], { cwd: root, encoding: 'utf8' })

it('routes as they stand write nothing', () => {
  const { status, stdout } = check()
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+ files of routes, 0 writes or events in them\n$/)])
})

it('one write that is planted among them is told with its place, and the check fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apron-routes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(routes, folder, { recursive: true })
  const planted = join(folder, 'people/positions/positions.routes.ts')
  const code = readFileSync(planted, 'utf8')
  writeFileSync(planted, `${code}await db\n  .deleteFrom('positions')\n  .execute()\n`)
  const { status, stdout } = check(folder)
  expect(status).toBe(1)
  expect(stdout).toContain(`positions.routes.ts:${code.split('\n').length + 1}: a route writes nothing itself`)
})

it('one event that is planted among them is told with its place, and the check fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apron-routes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(routes, folder, { recursive: true })
  const planted = join(folder, 'people/positions/positions.routes.ts')
  const code = readFileSync(planted, 'utf8')
  writeFileSync(planted, `${code}services.emit({ user: 1 }, 'session:changed', {})\n`)
  const { status, stdout } = check(folder)
  expect(status).toBe(1)
  expect(stdout).toContain(`positions.routes.ts:${code.split('\n').length}: a route tells nobody`)
})

it.each([
  ["publish({ user: 1 }, 'session:changed', {})", 1],
  ['save: async ({ db, publish, caller }) => {}', 1],
  ['await notify(teller, told, recipients)', 1],
  ["changed('menu', groupId)", 0],
])('of telling somebody there is in %j so much: %i', (code, count) => {
  expect(tellingIn(code)).toHaveLength(count)
})

it('a folder without routes is no proof', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apron-routes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(check(folder).status).toBe(1)
})

it.each([
  ["db.insertInto('positions')"],
  ["db.updateTable('positions').set({ name })"],
  ["db.deleteFrom('positions')"],
  ["db.mergeInto('positions')"],
  ['sql`insert into positions (name) values (${name})`'],
  ['sql`\n  with gone as (select 1)\n  Delete From positions`'],
  ['sql`update ${sql.table(table)} set name = ${name}`'],
  ['sql`update positions as p\n set name = ${name}`'],
])('a write is seen in %j', (code) => {
  expect(writesIn(code)).toHaveLength(1)
})

it.each([
  ['positions.update(db, position, body, caller)\nconst updated = new Set()'],
  ["db.selectFrom('positions').orderBy(sql`name collate natural_order`)"],
  ["noteBefore({ removed: missing })\npublish({ audit: id }, 'audit:items-changed', {})"],
])('none is seen in %j', (code) => {
  expect(writesIn(code)).toEqual([])
})
