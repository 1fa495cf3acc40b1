import { expect, test } from 'vitest'
import { deadlineOf, paceOf } from './pace.ts'

const audit = (more: object = {}) => ({
  status: { code: 3 },
  starting_date: '2026-03-01',
  ending_date: '2026-03-10',
  end_corrective_date: null,
  closing_date: null,
  total: 100,
  checked: 0,
  ...more,
})

test('a running audit is behind when more than 15 percent more of its time than of its questions is over', () => {
  const on = (today: string, checked: number) => paceOf(audit({ checked }), today)?.state
  // Five of ten days are over on the sixth.
  expect([on('2026-03-06', 35), on('2026-03-06', 34)]).toEqual(['in_time', 'behind'])
  expect([on('2026-02-20', 0), on('2026-03-01', 0), on('2026-03-02', 0), on('2026-03-03', 0)]).toEqual([
    'in_time',
    'in_time',
    'in_time',
    'behind',
  ])
})

test('it is late from the day after its last one, whatever is answered', () => {
  expect(paceOf(audit({ checked: 100 }), '2026-03-10')).toEqual({ state: 'in_time', left: 0 })
  expect(paceOf(audit({ checked: 100 }), '2026-03-12')).toEqual({ state: 'late', left: -2 })
  const corrected = audit({ status: { code: 4 }, end_corrective_date: '2026-04-10' })
  expect(paceOf(corrected, '2026-04-01')).toEqual({ state: 'in_time', left: 9 })
  expect(paceOf(corrected, '2026-04-11')?.state).toBe('late')
})

test('one that does not run keeps no pace; its deadline is the day that counts as it stands', () => {
  expect([0, 1, 2, 5].map((code) => paceOf(audit({ status: { code } }), '2027-01-01'))).toEqual(Array(4).fill(null))
  const days = { end_corrective_date: '2026-04-10', closing_date: '2026-05-01' }
  expect([3, 4, 5].map((code) => deadlineOf(audit({ ...days, status: { code } })))).toEqual([
    '2026-03-10',
    '2026-04-10',
    '2026-05-01',
  ])
})
