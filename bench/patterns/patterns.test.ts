import { expect, it } from 'vitest'
import { findPatterns } from './patterns.ts'
import { tryPatterns } from './try-patterns.ts'

/** Milliseconds, twenty times what 400 signs may take; a text of 100,000 takes a pattern that reads it once less. */
const longest = 1_000

it('finds the patterns of server, web and what both agree on', () => {
  const places = new Set(findPatterns().map(({ file }) => file.split('/').slice(0, 2).join('/')))
  expect(places).toEqual(new Set(['apps/api', 'apps/web', 'packages/contract', 'packages/messages']))
})

it.each([400, 100_000])('no pattern hangs on a hostile text of %d signs', { timeout: 120_000 }, async (length) => {
  const { passed, hung } = await tryPatterns(length, longest)
  expect(hung).toEqual([])
  expect(passed).toBe(findPatterns().length)
})
