import { expect, test } from 'vitest'
import { askedIn, findNamed } from './asked.ts'

test.each([
  ['Nhờ @', ''],
  ['Nhờ @Bùi Yến', 'Bùi Yến'],
  ['(@nhi', 'nhi'],
  ['@', ''],
  ['nhi@apron.example', null],
  ['Nhờ @ nhi', null],
  ['@Nhi\nxem', null],
  ['@Nhi \uFFFC', null],
  ['\uFFFC@h', 'h'],
  [`@${'x'.repeat(60)}`, null],
  ['Không có', null],
])('before the cursor %j asks for %j', (before, asked) => expect(askedIn(before)).toBe(asked))

test('people are found without diacritics, those whose word it begins first', () => {
  const people = ['Vũ Quang Huy', 'Bùi Yến Nhi', 'Đặng Thu Hà', 'Phan Quỳnh'].map((name, id) => ({ id, name }))
  const found = (asked: string) => findNamed(people, asked).map(({ name }) => name)
  expect(found('hà')).toEqual(['Đặng Thu Hà', 'Phan Quỳnh'])
  expect(found('h')).toEqual(['Vũ Quang Huy', 'Đặng Thu Hà', 'Bùi Yến Nhi', 'Phan Quỳnh'])
  expect(found('DANG thu')).toEqual(['Đặng Thu Hà'])
  expect(found('quang huy ')).toEqual(['Vũ Quang Huy'])
  expect(found('vũ quang huy')).toEqual(['Vũ Quang Huy'])
  expect(found('Vũ Quang Huy ')).toEqual([])
  expect(found('xyz')).toEqual([])
  expect(found('')).toHaveLength(4)
})
