import type { DocumentItem } from '@apron/contract/documents'
import { describe, expect, it } from 'vitest'
import { branchIn, openSearch, outlineOf } from './outline-nodes.ts'

const item = (id: number, parent_id: number, rest: Partial<DocumentItem> = {}): DocumentItem => ({
  id,
  parent_id,
  document_id: 1,
  index: `${id}`,
  header: `h${id}`,
  content: '',
  revision: 1,
  is_gone: false,
  questions: 0,
  ...rest,
})
/** 1 ─ 2 ─ 4, 1 ─ 3, 5, in an order in which children do not follow their parents. */
const items = [item(1, 0), item(5, 0), item(2, 1), item(3, 1), item(4, 2)]
const ids = (branch: ReturnType<typeof branchIn>) => branch.map(({ node, level }) => [node.id, level])

describe('an outline', () => {
  it('is read parents before children, each at its level', () => {
    expect(ids(outlineOf(items).reading)).toEqual([
      [1, 0],
      [2, 1],
      [4, 2],
      [3, 1],
      [5, 0],
    ])
  })

  it('gives a branch with what stands below it and nothing else, and the whole for no item', () => {
    const outline = outlineOf(items)
    expect(ids(branchIn(outline, 2)).map(([id]) => id)).toEqual([2, 4])
    expect(ids(branchIn(outline, 1)).map(([id]) => id)).toEqual([1, 2, 4, 3])
    expect(ids(branchIn(outline, 5)).map(([id]) => id)).toEqual([5])
    expect(branchIn(outline, null)).toHaveLength(5)
    expect(branchIn(outline, 99)).toHaveLength(5)
  })

  it('is searched in headers and text whatever the diacritics, and says how often each item has the words', () => {
    const find = openSearch(
      outlineOf([
        item(1, 0, { header: 'Xả đáy bể' }),
        item(2, 0, { content: '<p>Xả <b>đáy</b> trước khi xuất; XẢ  ĐÁY sau mưa. XẢ ĐÁY lại.</p>' }),
        item(3, 0, { content: '<p class="xa day">&lt;xa day&gt;</p>' }),
        item(4, 0, { content: '<p>a &amp; b</p>' }),
      ]).nodes,
    )
    expect(find('')).toBeUndefined()
    expect([...find('xa day')!]).toEqual([
      [1, 1],
      [2, 3],
      [3, 1],
    ])
    expect([...find('a & b')!.keys()]).toEqual([4])
    expect(find('không có')!.size).toBe(0)
  })
})
