import { expect, it } from 'vitest'
import { fullFolders } from './folders.mjs'

const many = (count, folder) => Array.from({ length: count }, (_, n) => `${folder}${n}.ts`)

it('a folder has 24 entries, of files and of folders', () => {
  const right = [...many(23, 'apps/web/src/ui/'), 'apps/web/src/ui/tree/tree.tsx', 'apps/web/src/ui/tree/model.ts']
  expect(fullFolders(right)).toEqual([])
  expect(fullFolders([...right, 'apps/web/src/ui/form/date.tsx'])).toEqual([
    'apps/web/src/ui has 25 entries, 24 are allowed: put what belongs together in a folder.',
  ])
})

it('the root and what is found by number may grow', () => {
  expect(fullFolders([...many(20, ''), ...many(30, 'docs/decisions/')])).toEqual([])
  expect(fullFolders(many(30, 'docs/'))).toHaveLength(1)
})
