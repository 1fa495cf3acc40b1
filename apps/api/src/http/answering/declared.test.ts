import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { wire } from '@apron/contract'
import { declared } from './declared.ts'

const row = z.object({
  id: z.number(),
  name: z.string(),
  organization: z.nullable(z.object({ id: z.number() })),
  data: z.record(z.string(), z.unknown()),
  note: z.optional(z.string()),
})
const list = (...rows: unknown[]): unknown => JSON.parse(JSON.stringify(declared(z.array(row), rows)))
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

it('what holds its own kind, is one of several kinds or has another name on the wire is written as declared', () => {
  const leaf = z.object({ kind: z.literal('leaf'), size: z.number() })
  const tree = z.object({
    title: wire('name', z.string()),
    get below() {
      return z.array(tree)
    },
    shown: z.union([leaf, z.string()]),
    of: z.record(z.string(), leaf),
  })
  const small = { kind: 'leaf', size: 1, secret: 2 }
  const given = {
    title: 'a',
    below: [{ title: 'b', below: [], shown: 'x', of: {}, secret: 1 }],
    shown: small,
    of: { y: small },
  }
  const written = { kind: 'leaf', size: 1 }
  expect(declared(tree, given)).toEqual({
    name: 'a',
    below: [{ name: 'b', below: [], shown: 'x', of: {} }],
    shown: written,
    of: { y: written },
  })
})

it('of several kinds of objects it is the first that has all its fields, and none that has not', () => {
  const leaf = z.object({ kind: z.literal('leaf'), size: z.number(), note: z.optional(z.string()) })
  const either = z.union([leaf, z.object({ kind: z.string(), size: z.number() }), z.object({ kind: z.string() })])
  const wrote = (value: object) => declared(z.array(either), [value])
  expect(wrote({ kind: 'leaf', size: 1, secret: 2 })).toEqual([{ kind: 'leaf', size: 1 }])
  expect(wrote({ kind: 'leaf', size: 1, note: 'x' })).toEqual([{ kind: 'leaf', size: 1, note: 'x' }])
  expect(wrote({ kind: 'branch', size: 1, note: 'x' })).toEqual([{ kind: 'branch', size: 1 }])
  expect(wrote({ kind: 'leaf', secret: 2 })).toEqual([{ kind: 'leaf' }])
  expect(() => wrote({ size: 1 })).toThrow('Invalid input')
})

it('what may hold more than is declared keeps it', () => {
  const open = z.looseObject({ name: z.string() })
  expect(declared(z.object({ open }), { open: { name: 'a', more: 1 }, secret: 2 })).toEqual({
    open: { name: 'a', more: 1 },
  })
})

it('a field may be called anything', () => {
  const odd = { '"); throw 1; ("': 1, 'a\\': 2, '${x}': 3, given: 4, lack: 5 }
  const schema = z.object(Object.fromEntries(Object.keys(odd).map((name) => [name, z.number()])))
  expect(declared(schema, { ...odd, secret: 6 })).toEqual(odd)
})
