import type { AuditResult } from '@apron/contract/audits'
import { expect, it } from 'vitest'
import { documentCode } from './document-code.ts'
import { findingsOnly } from './findings-only.ts'

type Group = AuditResult['groups'][number]

const group = (header: string, level: number, ...findings: boolean[]) =>
  ({
    header,
    level,
    items: findings.map((is_finding, id) => ({ id, status: { is_finding } })),
  }) as unknown as Group

it('only findings are left, with the groups that hold them and those above', () => {
  const all = [
    group('A', 0),
    group('A1', 1, false),
    group('B', 0, false),
    group('B1', 1),
    group('B1.1', 2, false, true),
    group('B2', 1, false),
    group('C', 0, true),
    group('C1', 1, false),
  ]
  const left = findingsOnly(all).map(({ header, items }) => [header, items.map(({ id }) => id)])
  expect(left).toEqual([
    ['B', []],
    ['B1', []],
    ['B1.1', [1]],
    ['C', [0]],
  ])
  expect(findingsOnly([group('A', 0), group('A1', 1, false)])).toEqual([])
})

it('a document is called by the code that its name begins with, else by its name', () => {
  expect(documentCode('MH-QT-02 Quy trình tra nạp tàu bay')).toBe('MH-QT-02')
  expect(documentCode('Quy trình 5S')).toBe('Quy trình 5S')
})
