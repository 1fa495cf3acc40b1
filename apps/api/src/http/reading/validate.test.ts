import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schema } from '@apron/contract'
import { callsOf } from '../../areas.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let chief: Browser
beforeAll(async () => {
  world = await startWorld()
  chief = await world.asSuper()
})
afterAll(() => world.stop())

type Definition = { coerce?: boolean; [name: string]: unknown }

/** Everything that a schema is made of. */
function within(schema: Schema, seen = new Set<unknown>()): Definition[] {
  const definition = schema._zod.def as unknown as Definition
  if (seen.has(definition)) return []
  seen.add(definition)
  const inner = Object.values(definition).flatMap((value) =>
    value instanceof Array
      ? value
      : typeof value === 'object' && value !== null
        ? [value, ...Object.values(value)]
        : [],
  )
  const schemas = inner.filter(
    (value): value is Schema => typeof value === 'object' && value !== null && '_zod' in value,
  )
  return [definition, ...schemas.flatMap((one) => within(one, seen))]
}

describe('what is sent to any call', () => {
  it('is never made into a number, a day or a truth value that nobody wrote', () => {
    const coerced = callsOf(world.app.services)
      .flat()
      .flatMap(({ route }) =>
        [route.query, route.body].flatMap((schema) =>
          schema && within(schema).some((part) => part.coerce === true) ? [route.endpoint] : [],
        ),
      )
    expect(coerced).toEqual([])
  })
})

const number = ['This must be a number.', 'Giá trị phải là số.']
const numbers = ['This list may hold whole numbers only.', 'Danh sách này chỉ gồm các số nguyên.']
const required = ['This field is required.', 'Vui lòng nhập trường này.']
const rows = [
  'A page holds a whole number of rows from 1 to 500, or "all".',
  'Số dòng mỗi trang là số nguyên từ 1 đến 500, hoặc "all".',
]

describe('something wrong is told as what it is, in both languages', () => {
  it.each([
    ['get', '/groups?page=x', null, 'page', number],
    ['get', '/groups?page=1.5', null, 'page', ['This must be a whole number.', 'Giá trị phải là số nguyên.']],
    ['get', '/groups?page=0', null, 'page', ['The smallest value is 1.', 'Giá trị nhỏ nhất là 1.']],
    ['get', '/groups?per_page=abc', null, 'per_page', rows],
    ['get', '/groups?per_page=501', null, 'per_page', rows],
    ['get', '/users?group_id=x', null, 'group_id', number],
    ['get', '/checklists?status=x', null, 'status', numbers],
    [
      'get',
      '/checklists?status=9',
      null,
      'status',
      ['Please choose one of the listed values.', 'Vui lòng chọn một giá trị trong danh sách.'],
    ],
    [
      'get',
      '/groups?sort=up',
      null,
      'sort',
      ['Please choose one of the listed values.', 'Vui lòng chọn một giá trị trong danh sách.'],
    ],
    [
      'get',
      '/checklists?is_calendar=x',
      null,
      'is_calendar',
      ['This must be yes or no (true or false, 1 or 0).', 'Giá trị phải là có hoặc không (true hoặc false, 1 hoặc 0).'],
    ],
    ['post', '/group-aliases', { alias: 'a', grp_id: 1, order: 'x' }, 'order', number],
    ['post', '/group-aliases', { alias: 'a', grp_id: 1, order: '' }, 'order', required],
    ['post', '/group-aliases', { alias: 'a', grp_id: 1, order: ' ' }, 'order', required],
    ['post', '/group-aliases', { alias: 'a', grp_id: true, order: 1 }, 'grp_id', number],
    [
      'post',
      '/group-aliases',
      { alias: 5, grp_id: 1, order: 1 },
      'alias',
      ['This must be text.', 'Giá trị phải là văn bản.'],
    ],
    ['post', '/groups/2/permissions', { data: ['x'] }, 'data', numbers],
    ['post', '/groups/2/permissions', { data: [1.5] }, 'data', numbers],
    ['post', '/groups/2/permissions', { data: {} }, 'data', numbers],
    ['post', '/groups/2/permissions', {}, 'data', required],
    ['post', '/users/trashs', { data: 'x' }, 'data', numbers],
    ['post', '/users/trashs', { data: [] }, 'data', ['Please choose at least 1.', 'Vui lòng chọn ít nhất 1 mục.']],
    ['post', '/users', { gender: '' }, 'gender', required],
    ['post', '/users', { gender: 'x' }, 'gender', number],
    ['post', '/users', { email: 'ha' }, 'email', ['This is not a valid email address.', 'Địa chỉ email không hợp lệ.']],
    ['post', '/profiles', { gender: '' }, 'gender', required],
    ['post', '/checklists', { users: 'x' }, 'users', ['This must be a list.', 'Giá trị phải là một danh sách.']],
    [
      'post',
      '/checklists',
      { users: ['x'] },
      'users.0',
      ['This must consist of named fields.', 'Giá trị phải gồm các trường có tên.'],
    ],
    [
      'post',
      '/checklists',
      { starting_date: 'x' },
      'starting_date',
      ['This is not a valid date.', 'Ngày không hợp lệ.'],
    ],
    ['post', '/positions', [], 'body', ['This must consist of named fields.', 'Giá trị phải gồm các trường có tên.']],
  ] as const)('%s %s %j', async (...[method, path, body, field, words]) => {
    const told = await Promise.all(
      ['en', 'vi'].map(async (language) => {
        const sent = { headers: { 'accept-language': language }, ...(body && { body }) }
        const came = await chief[method](path, sent)
        return [came.status, came.body.errors?.[field]]
      }),
    )
    expect(told).toEqual(words.map((one) => [422, [one]]))
  })
})
