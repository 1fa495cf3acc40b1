import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Caller } from '#kernel/caller.ts'
import type { Database } from '../client.ts'
import { derived } from './placeholders.ts'
import { verifyQueryTemplates, queryTemplates } from './query-template.ts'

type Query = { sort: 'asc' | 'desc'; search?: string | undefined; group_id?: number | undefined }
const caller: Caller = {
  id: 7,
  sessionId: 70,
  groupId: 2,
  isAdmitted: true,
  organizationId: 5,
  isExternal: false,
  language: null,
  permissions: new Set(['GET_TAGS', 'GET_TOPICS']),
}

/** Tags as a list asks for them; `built` counts how often the template was compiled. */
function tags() {
  let built = 0
  const shapes = queryTemplates(['search', 'group_id'], (db: Database, query: Query, who: Caller) => {
    if (typeof who.id !== 'number') built += 1
    let rows = db.selectFrom('tags').select('id').orderBy('id', query.sort)
    if (query.search)
      rows = rows.where(
        'name',
        'like',
        derived(query.search, (words) => `%${words}%`),
      )
    if (query.group_id !== undefined) rows = rows.where('id', '=', query.group_id)
    if (who.permissions.has('GET_TAGS')) rows = rows.where('id', '>', who.id)
    return { rows: () => rows }
  })
  const ask = (query: Query, who: Caller = caller) => shapes(query, who).worded('rows')
  return { ask, built: () => built }
}

it('puts a statement into words once, and fills it with the values of each time', () => {
  const { ask, built } = tags()
  const first = ask({ sort: 'asc', search: 'bơm', group_id: 3 })
  const second = ask({ sort: 'asc', search: 'van', group_id: 4 }, { ...caller, id: 8, sessionId: 80 })
  expect(first.parameters).toEqual(['%bơm%', 3, 7])
  expect(second.parameters).toEqual(['%van%', 4, 8])
  expect(second.sql).toBe(first.sql)
  expect(built()).toBe(1)
})

it('makes another one of what decides what it is', () => {
  const { ask, built } = tags()
  const asked: Query[] = [
    { sort: 'asc' },
    { sort: 'desc' },
    { sort: 'asc', search: '' },
    { sort: 'asc', search: undefined },
    { sort: 'asc', search: 'x' },
    { sort: 'asc', group_id: 0 },
    { sort: 'asc', group_id: 1 },
  ]
  for (const query of asked) ask(query)
  expect(built()).toBe(asked.length)
  const unlike = [
    { permissions: new Set(['GET_TOPICS']) },
    { groupId: 1 },
    { isExternal: true },
    { organizationId: null },
  ]
  for (const other of unlike) ask({ sort: 'asc' }, { ...caller, ...other })
  expect(built()).toBe(asked.length + unlike.length)
  expect(ask({ sort: 'asc' }, { ...caller, permissions: new Set() }).sql).not.toContain('where')
})

it('takes rights for the same in whatever order and set they come', () => {
  const { ask, built } = tags()
  ask({ sort: 'asc' })
  ask({ sort: 'asc' }, { ...caller, permissions: new Set(['GET_TOPICS', 'GET_TAGS']) })
  expect(built()).toBe(1)
  ask({ sort: 'asc' }, { ...caller, permissions: new Set(['GET_TAGS GET_TOPICS']) })
  expect(built()).toBe(2)
})

it('tells lists from one another, wherever they stand', () => {
  const among = queryTemplates([], (db: Database, _query: Query, { ids }: { ids: number[] }) => {
    const rows = db.selectFrom('tags').select('id').where('id', 'in', ids)
    return { rows: () => rows }
  })
  const asked = (ids: number[]) => among({ sort: 'asc' }, { ids }).worded('rows').parameters
  expect(asked([1, 2])).toEqual([1, 2])
  expect(asked([3, 4])).toEqual([3, 4])
  expect(asked([3])).toEqual([3])
})

it('forgets shapes where there are too many, and makes them anew', () => {
  const { ask, built } = tags()
  const each = Array.from({ length: 64 }, (_, groupId) => groupId)
  for (const groupId of [...each, ...each]) ask({ sort: 'asc' }, { ...caller, groupId })
  expect(built()).toBe(64)
  ask({ sort: 'desc' })
  expect(ask({ sort: 'asc' }, { ...caller, groupId: 0 }).parameters).toEqual([7])
  expect(built()).toBe(66)
})

it('tells whoever looks into a value that is not there yet', () => {
  const sorted = queryTemplates(['search'], (db: Database, query: Query) => {
    const rows = db.selectFrom('tags').select('id').where('name', '=', `${query.search}%`)
    return { rows: () => rows }
  })
  expect(() => sorted({ sort: 'asc', search: 'x' })).toThrow('0.search is not known yet')
})

it('finds what a statement is made of beside what is asked, where each use is checked', () => {
  verifyQueryTemplates()
  let elsewhere = 1
  const careless = queryTemplates([], (db: Database, _query: Query) => {
    const rows = db.selectFrom('tags').select('id').where('id', '=', elsewhere)
    return { rows: () => rows }
  })
  const compared = queryTemplates(['search'], (db: Database, query: Query) => {
    const rows = db.selectFrom('tags').select('id')
    return { rows: () => (query.search === 'x' ? rows.where(sql<boolean>`false`) : rows) }
  })
  careless({ sort: 'asc' }).worded('rows')
  elsewhere = 2
  expect(() => careless({ sort: 'asc' }).worded('rows')).toThrow('depends on more than what is asked')
  expect(() => compared({ sort: 'asc', search: 'x' }).worded('rows')).toThrow('depends on more than what is asked')
})
