import { expect, it } from 'vitest'
import { bodyOf, valuesOf } from './item-status-values.ts'

const status = {
  id: 3,
  code: 'MAJ',
  name: 'Không phù hợp nặng',
  color: '#b3261e',
  description: null,
  allows_comments: true,
  is_default: false,
  asks_input: false,
  is_finding: true,
  correction_days: 30,
  severity: 3,
}

it('days that nobody typed are not sent, as they may be others by now, and those that somebody did are', () => {
  const begun = valuesOf(status)
  expect(bodyOf({ ...begun, name: 'Nặng' }, begun)).not.toHaveProperty('correction_days')
  expect(bodyOf({ ...begun, correction_days: '45' }, begun)).toMatchObject({ correction_days: '45' })
  expect(bodyOf({ ...begun, correction_days: '' }, begun)).toMatchObject({ correction_days: '' })
})

it('so it is with how severe a finding is', () => {
  const begun = valuesOf(status)
  expect(bodyOf({ ...begun, name: 'Nặng' }, begun)).not.toHaveProperty('severity')
  expect(bodyOf({ ...begun, severity: '7' }, begun)).toMatchObject({ severity: '7' })
  expect(bodyOf({ ...valuesOf(), severity: '2' }, valuesOf())).toMatchObject({ severity: '2' })
})
