import { expect, test } from 'vitest'
import type { WaitingRecord } from '@apron/contract/desk'
import { isShownFirst, keyOf, linesOf, sectionsOf, ticked } from './branches.ts'

const record = (kind: string, id: number, section: string, branch: number | null): WaitingRecord => ({
  kind,
  id,
  section,
  name: `${kind} ${id}`,
  detail: null,
  branch: branch === null ? null : { id: branch, name: `Nhánh ${branch}` },
  maker: null,
  since: '2026-03-01T00:00:00.000Z',
  link: '/',
  may_approve: true,
  may_reject: true,
  earlier: null,
})
const library = Array.from({ length: 9 }, (_, place) =>
  record('library_items', place + 1, 'Thư viện', place < 7 ? 1 : 2),
)
const others = [record('positions', 1, 'Chức vụ', null), record('audits', 5, 'Đợt đánh giá', 9)]

test('records stand under their sections and branches, a long branch closed at first, and one alone without a heading', () => {
  const sections = sectionsOf([...library, ...others])
  expect(sections.map(({ name, branches }) => [name, branches.map(({ records }) => records.length)])).toEqual([
    ['Thư viện', [7, 2]],
    ['Chức vụ', [1]],
    ['Đợt đánh giá', [1]],
  ])
  expect(linesOf(sections, isShownFirst).map(({ key }) => key)).toEqual([
    'Thư viện 1',
    'Thư viện 2',
    'library_items 8',
    'library_items 9',
    'positions 1',
    'audits 5',
  ])
})

test('a tick takes all that it stands for, and gives all of it back when nothing was left', () => {
  const two = library.slice(0, 2)
  const all = ticked(new Set([keyOf(two[0]!)]), two)
  expect([...all]).toEqual(two.map(keyOf))
  expect([...ticked(all, two)]).toEqual([])
})
