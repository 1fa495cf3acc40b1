import { expect, it } from 'vitest'
import { relative } from 'node:path'
import { writtenFiles } from '../checks/sources.mjs'
import { root } from '../runtime.mjs'
import { faultsOf, onlyInAll, tierOf } from './tiers.mjs'

const written = writtenFiles().map((file) => relative(root, file))

it('every test is in one tier, and every place of the list has tests', () => {
  expect(faultsOf(written)).toEqual([])
  expect(faultsOf([...written, 'apps/print/src/print.test.ts'])).toEqual([
    'apps/print/src/print.test.ts is in no tier: add it to tiers.mjs.',
  ])
  expect(faultsOf(written.filter((file) => !file.startsWith('bench/patterns/')))).toEqual([
    'bench/patterns/ fits no test: take it off tiers.mjs.',
  ])
})

it('the longest place decides', () => {
  expect(tierOf('apps/api/src/db/names.test.ts')).toBe('always')
  expect(tierOf('apps/api/src/db/embedded/start.test.ts')).toBe('all')
  expect(tierOf('e2e/network/kept.test.ts')).toBe('always')
  expect(tierOf('e2e/network/kept-failures.test.ts')).toBe('all')
})

it('what only `--all` runs is what the list says', () => {
  const only = onlyInAll(root)
  expect(only).toContain('apps/api/src/testing/processes/day/day.test.ts')
  expect(only).not.toContain('e2e/screens.test.ts')
})
