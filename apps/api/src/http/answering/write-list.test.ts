import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { writeList } from './write-list.ts'

const row = z.object({
  id: z.number(),
  name: z.string(),
  organization: z.nullable(z.object({ id: z.number() })),
  data: z.record(z.string(), z.unknown()),
  note: z.optional(z.string()),
})
const list = (...rows: unknown[]): unknown => JSON.parse(writeList(row, rows))
const whole = { id: 1, name: 'Kho "A" \u2028 Đà Nẵng', organization: { id: 2 }, data: { item: 3, deep: { a: [1] } } }

it('rows are written as they are declared, whatever characters they hold', () => {
  expect(list(whole, { ...whole, organization: null, note: 'x' })).toEqual([
    whole,
    { ...whole, organization: null, note: 'x' },
  ])
  expect(list()).toEqual([])
})

it('what is not declared stays here, also deep inside', () => {
  const more = { ...whole, password_hash: 'secret', organization: { id: 2, code: 'secret' } }
  expect(list(more)).toEqual([whole])
})

it('a row without a declared field is a failure', () => {
  const { name: _, ...rest } = whole
  expect(() => list(rest)).toThrow('name')
})
