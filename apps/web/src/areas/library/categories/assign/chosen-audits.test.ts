import { expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { changeOf, heldBy } from './chosen-audits.ts'

const category = (id: number, is_default = false) => ({ id, name: 'Loại', parent_id: 0, description: null, is_default })
const audit = (id: number, code: number, category_id: number | null) =>
  ({ id, category_id, status: { code } }) as Parameters<typeof heldBy>[0]
const [usual, quarterly] = [category(1, true), category(2)]
const { SUBMITTING, APPROVAL, IN_PROGRESS, CLOSE } = auditStatus

it('what runs keeps a category that was chosen for it, and the default is only left for another one', () => {
  const held = (code: number, at: number | null, into = quarterly) => heldBy(audit(9, code, at), into, 1)
  expect(held(SUBMITTING, 2)).toBeNull()
  expect([held(IN_PROGRESS, 1), held(CLOSE, null)]).toEqual([null, null])
  expect([held(IN_PROGRESS, 2), held(CLOSE, 3)]).toEqual(['runs', 'runs'])
  expect([held(SUBMITTING, 1, usual), held(SUBMITTING, 2, usual)]).toEqual(['default', null])
})

it('the change is counted, with what has to be approved again', () => {
  const audits = [audit(1, SUBMITTING, 2), audit(2, APPROVAL, 2), audit(3, APPROVAL, 1), audit(4, CLOSE, 1)]
  expect(changeOf(audits, quarterly, new Set([1, 2]))).toEqual({ added: 0, removed: 0, back: 0 })
  expect(changeOf(audits, quarterly, new Set([1, 3, 4]))).toEqual({ added: 2, removed: 1, back: 2 })
})
