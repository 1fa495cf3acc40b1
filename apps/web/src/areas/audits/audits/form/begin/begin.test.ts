import { expect, it } from 'vitest'
import type { Proposal } from '@apron/contract/audits'
import { emptyAudit } from '../values.ts'
import { beginWith, questionsOf } from './begin.ts'

const person = (id: number) => ({ id, fullname: `Người ${id}`, avatar500x500: null, position: null })
const last: NonNullable<Proposal['last']> = {
  id: 9,
  name: 'Đợt trước',
  starting_date: '2026-07-06',
  ending_date: '2026-07-17',
  scope: 'Kho A',
  criteria: '',
  library_item_ids: [7, 8],
}
const proposal: Proposal = {
  name: 'Quý – Kho A – 10/2026',
  users: [{ team_role_id: 1, users: [person(3)] }],
  library_item_ids: [5, 6, 7],
  last,
  next: { starting_date: '2026-10-06', ending_date: '2026-10-17' },
}

it('a proposal fills what is empty, and leaves what somebody wrote', () => {
  const begun = beginWith({ ...emptyAudit, name: 'Của tôi' }, proposal, null, true)
  expect(begun).toMatchObject({
    name: 'Của tôi',
    starting_date: '2026-10-06',
    ending_date: '2026-10-17',
    scope: 'Kho A',
    users: { 1: [3] },
    questions: 'category',
    library_item_ids: [5, 6, 7],
  })
})

it('another choice takes back what the first one filled in', () => {
  const begun = beginWith(emptyAudit, proposal, null, true)
  const other: Proposal = { name: null, users: [], library_item_ids: [], last: null, next: null }
  const changed = beginWith({ ...begun, criteria: 'JIG 1' }, other, proposal, true)
  expect(changed).toMatchObject({ name: '', starting_date: null, scope: '', criteria: 'JIG 1', users: {} })
  expect([changed.questions, changed.library_item_ids]).toEqual(['later', undefined])
})

it('without questions of the category those of the last audit are proposed, and none to whoever may add none', () => {
  const bare = { ...proposal, library_item_ids: [] }
  expect(beginWith(emptyAudit, bare, null, true)).toMatchObject({ questions: 'last', library_item_ids: [7, 8] })
  expect(beginWith(emptyAudit, proposal, null, false)).toMatchObject({ questions: 'later' })
  expect(questionsOf(proposal, 'later')).toBeUndefined()
})
