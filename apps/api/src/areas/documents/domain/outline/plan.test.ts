import { describe, expect, it } from 'vitest'
import { countsOf, planned, type NewItem, type OldItem } from './plan.ts'

/** Items from lines such as "1 Kho" and "  1.1 Bể": an index, a header and, behind a bar, the text. */
function parse(lines: string[]) {
  const above: number[] = []
  return lines.map((line, place) => {
    const level = line.search(/\S/) / 2
    const [words, content = ''] = line.trim().split(' | ')
    const [index = '', ...header] = words!.split(' ')
    above[level] = place
    const parent = level === 0 ? null : above[level - 1]!
    return { index: index === '-' ? '' : index, header: header.join(' '), parent, content }
  })
}
/** The same as stored: numbers from 1, in the order of the lines. */
const stored = (...lines: string[]): OldItem[] =>
  parse(lines).map(({ parent, ...item }, place) => ({
    ...item,
    id: place + 1,
    parent_id: parent === null ? null : parent + 1,
    position: place * 1024,
    is_gone: false,
  }))
const news = (...lines: string[]): NewItem[] => parse(lines)

/** Which stored item each new one is (0: none), with marks for what has become of it, and what is gone. */
function read(olds: OldItem[], items: NewItem[]) {
  const plan = planned(olds, items)
  return {
    items: plan.items.map(
      ({ old, isMoved, isChanged }) => `${old?.id ?? 0}${isChanged ? ' changed' : ''}${isMoved ? ' moved' : ''}`,
    ),
    gone: plan.gone.map(({ id }) => id),
  }
}

const before = () => stored('1 Kho | a', '  1.1 Bể | b', '  1.2 Bơm | c', '2 Xe', '  - Phễu lọc', '  - Vòi')

describe('what a file makes of an outline', () => {
  it('is the same when it says the same', () => {
    expect(
      read(before(), news('1 Kho | a', '  1.1 Bể | b', '  1.2 Bơm | c', '2 Xe', '  - Phễu lọc', '  - Vòi')),
    ).toEqual({
      items: ['1', '2', '3', '4', '5', '6'],
      gone: [],
    })
  })

  it('tells the points d and đ apart', () => {
    const points = stored('d Làm sạch', 'đ Lấy mẫu', 'e Lưu mẫu')
    expect(read(points, news('đ Lấy và gửi mẫu', 'e Lưu mẫu'))).toEqual({ items: ['2 changed', '3'], gone: [1] })
  })

  it('knows items by the indexes on their paths, else by their headers whatever their case and diacritics', () => {
    const after = news('1 Kho xăng | a', '  1.1 Bể | mới', '  1.3 Van', '3 XE', '  - voi', '  - Phễu  lọc')
    expect(read(before(), after)).toEqual({
      items: ['1 changed', '2 changed', '0', '4 changed', '6 changed moved', '5 changed'],
      gone: [3],
    })
  })

  it('finds again what was moved below another item, if nothing else is like it', () => {
    expect(
      read(before(), news('1 Kho | a', '  1.1 Bể | b', '2 Xe', '  - Phễu lọc', '  - Vòi', '    1.2 Bơm | c')),
    ).toEqual({
      items: ['1', '2', '4', '5', '6', '3 moved'],
      gone: [],
    })
    const alike = [...before(), ...stored('9 Khác').map((item) => ({ ...item, id: 9, index: '1.2', header: 'Bơm' }))]
    expect(read(alike, news('2 Xe', '  - Vòi', '    1.2 Bơm')).items).toEqual(['4', '6', '0'])
  })

  it('knows one of several of the same name by their order', () => {
    const twice = stored('- Bảng | một', '- Bảng | hai')
    expect(read(twice, news('- Bảng | một', '- Bảng | ba', '- Bảng | bốn'))).toEqual({
      items: ['1', '2 changed', '0'],
      gone: [],
    })
  })

  it('brings back what was no longer in the document, and leaves what is not', () => {
    const olds = before().map((item) => ({
      ...item,
      is_gone: item.id === 3,
      parent_id: item.id === 3 ? null : item.parent_id,
    }))
    expect(read(olds, news('1 Kho | a', '  1.1 Bể | b', '  1.2 Bơm | c', '2 Xe'))).toEqual({
      items: ['1', '2', '3 moved', '4'],
      gone: [5, 6],
    })
    expect(read(olds, news('1 Kho | a', '  1.1 Bể | b')).gone).toEqual([4, 5, 6])
  })

  it('counts what becomes of each, once', () => {
    const plan = planned(before(), news('1 Kho | a', '  1.1 Bể | x', '2 Xe', '  - Vòi', '  - Phễu lọc', '3 Mới'))
    expect(countsOf(plan, new Map([[3, 2]]))).toEqual({ same: 3, new: 1, changed: 1, moved: 1, removed: 0, kept: 1 })
  })
})
