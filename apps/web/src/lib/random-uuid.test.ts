import { expect, it } from 'vitest'
import { randomUuid } from './random-uuid.ts'

it('names are UUIDs of version 4, and no two alike', () => {
  const names = Array.from({ length: 2000 }, randomUuid)
  for (const name of names) expect(name).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(names.map((name) => name[19])).size).toBe(4)
})
