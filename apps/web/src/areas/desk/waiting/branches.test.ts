import { expect, test } from 'vitest'
import type { WaitingRecord } from '@apron/contract/desk'
import { keyOf, linesOf, moved, placeOf, sectionsOf, standing, ticked } from './branches.ts'

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
  expect(linesOf(sections, new Map()).map(({ key }) => key)).toEqual([
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

const keysOf = (lines: readonly { key: string }[]) => lines.map(({ key }) => key)
const opened = new Map([['Thư viện 1', true]])

test('a branch that somebody opened stays open when it becomes short, and one alone in it is still reached', () => {
  const long = sectionsOf(library)
  expect(keysOf(linesOf(long, opened)).slice(0, 3)).toEqual(['Thư viện 1', 'library_items 1', 'library_items 2'])
  const short = sectionsOf(library.slice(1))
  expect(keysOf(linesOf(short, opened)).slice(0, 2)).toEqual(['Thư viện 1', 'library_items 2'])
  const closed = new Map([['Thư viện 1', false]])
  expect(keysOf(linesOf(short, closed)).slice(0, 2)).toEqual(['Thư viện 1', 'Thư viện 2'])
  expect(keysOf(linesOf(sectionsOf(library.slice(6)), closed))[0]).toBe('library_items 7')
})

test('the keys stay with their line when others come and go, and go on in its place when it went', () => {
  const lines = linesOf(sectionsOf(library), opened)
  const at = placeOf(lines, 3)
  const without = (...gone: number[]) => linesOf(sectionsOf(library.filter(({ id }) => !gone.includes(id))), opened)
  const fewer = without(1)
  expect(fewer[standing(fewer, at)]!.key).toBe('library_items 3')
  const gone = without(3)
  expect(gone[standing(gone, at)]!.key).toBe('library_items 4')
  const alone = without(1, 2, 3, 4, 5, 6)
  expect(alone[standing(alone, at)]!.key).toBe('library_items 7')
})

test('from the last record of a branch the keys do not fall onto the next branch, but a step leads there', () => {
  const lines = linesOf(sectionsOf(library), opened)
  expect([lines[7]!.key, lines[8]!.key]).toEqual(['library_items 7', 'Thư viện 2'])
  const left = linesOf(sectionsOf(library.filter(({ id }) => id !== 7)), opened)
  const at = placeOf(lines, 7)
  expect(standing(left, at)).toBe(-1)
  expect(moved(left, at, 1)!.key).toBe('Thư viện 2')
  expect(moved(left, at, -1)!.key).toBe('library_items 6')
  const branches = linesOf(sectionsOf(library.filter(({ branch }) => branch!.id !== 1)), new Map())
  expect(branches[standing(branches, placeOf(lines, 0))]!.key).toBe('Thư viện 2')
})

test('the first step leads to the first line, and none leads past the ends', () => {
  const lines = linesOf(sectionsOf(others), new Map())
  expect(standing(lines, null)).toBe(-1)
  const first = moved(lines, null, 1)
  expect(first!.key).toBe('positions 1')
  expect(moved(lines, first, -1)!.key).toBe('positions 1')
  expect(moved(lines, placeOf(lines, 1), 1)!.key).toBe('audits 5')
  expect(moved([], null, 1)).toBeNull()
})
