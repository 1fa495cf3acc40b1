import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { fieldsRenamed, fromEither, fromWire, toWire, wire } from './wire.ts'

const user = z.object({ id: z.number(), position_id: wire('post_code', z.nullable(z.number())) })
const leaf = z.object({
  note: wire('n', z.string()),
  get children(): z.ZodMiniArray<typeof leaf> {
    return z.array(leaf)
  },
})
const form = z.object({
  name: z.string(),
  users: wire('users', z._default(z.array(user), []), { also: 'members' }),
  is_default: wire('def', z.boolean(), { told: 'is_def' }),
  shown: z.optional(z.nullable(z.union([user, leaf]))),
})
const words = {
  name: 'Kho',
  users: [{ id: 1, position_id: null }],
  is_default: true,
  shown: { note: 'a', children: [{ note: 'b', children: [] }] },
}
const sent = {
  name: 'Kho',
  users: [{ id: 1, post_code: null }],
  def: true,
  shown: { n: 'a', children: [{ n: 'b', children: [] }] },
}

it('what is sent bears the names of the wire at any depth, and comes back under those of the product', () => {
  expect(toWire(form, words)).toEqual(sent)
  expect(fromWire(form, sent)).toEqual(words)
  expect(toWire(z.array(form), [words])).toEqual([sent])
  expect(z.safeParse(form, fromWire(form, sent)).success).toBe(true)
})

it('an extended schema keeps the names', () => {
  const more = z.extend(user, { order: z.number() })
  expect(toWire(more, { id: 1, position_id: 2, order: 3 })).toEqual({ id: 1, post_code: 2, order: 3 })
})

it('what has no other name is not copied', () => {
  const plain = z.object({ rows: z.array(z.object({ id: z.number() })) })
  const value = { rows: [{ id: 1 }] }
  expect(toWire(plain, value)).toBe(value)
  expect(fromWire(plain, value)).toBe(value)
  expect(fromWire(undefined, value)).toBe(value)
})

it('the wire does not take the words of the product for names of its own', () => {
  expect(fromWire(user, { id: 1, position_id: 7 })).toEqual({ id: 1 })
})

it('a field may come under a further name unless it is there under its own', () => {
  expect(fromWire(form, { members: [{ id: 1, post_code: 2 }] })).toEqual({ users: [{ id: 1, position_id: 2 }] })
  expect(fromWire(form, { members: [{ id: 1 }], users: [] })).toEqual({ users: [] })
})

it('what may come under either name is read at any depth, and the word of the product counts', () => {
  for (const left of [words, sent, { ...words, users: sent.users }]) expect(fromEither(form, left)).toEqual(words)
  expect(fromEither(form, { members: sent.users })).toEqual({ users: words.users })
  expect(fromEither(user, { id: 1, post_code: 2, position_id: undefined })).toEqual({ id: 1, position_id: undefined })
  expect(fromEither(user, { id: 1, position_id: 3, post_code: 2, more: 4 })).toEqual({ id: 1, position_id: 3, more: 4 })
})

it('what is no object passes', () => {
  for (const value of [null, undefined, 'x', 5, ['x', null]]) expect(fromWire(form, value)).toEqual(value)
})

it('messages find their field on the other side, also those of a part', () => {
  const messages = { name: 1, 'users.0.position_id': 2, is_default: 3, elsewhere: 4 }
  const onWire = { name: 1, 'users.0.post_code': 2, is_def: 3, elsewhere: 4 }
  expect(fieldsRenamed(form, 'toWire', messages)).toEqual(onWire)
  expect(fieldsRenamed(form, 'fromWire', onWire)).toEqual(messages)
})
