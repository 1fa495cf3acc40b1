import type { AnswerOf, Route } from '@apron/contract'
import { auditWorkspace, checklists } from '@apron/contract/audits'
import { keyOf } from '#lib/calls/queries.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import { copyOf, dropCopy, keepCopy } from '#lib/outbox/copies.ts'

const placeOf = (auditId: number) => `audit/${auditId}`

type Copy = {
  audit: AnswerOf<typeof checklists.show>
  groups: AnswerOf<typeof auditWorkspace.groups>
  items: AnswerOf<typeof auditWorkspace.items>
}
const keysOf = (id: number) => ({
  audit: keyOf(checklists.show, { params: { id } }),
  groups: keyOf(auditWorkspace.groups, { params: { id }, query: {} }),
  items: keyOf(auditWorkspace.items, { params: { id, groupId: 0 }, query: {} }),
})

/** Stores a copy of an audit with all its groups and questions on this device, as the browser knows them now. */
export async function keepAudit(auditId: number): Promise<void> {
  const { audit, groups, items } = keysOf(auditId)
  const copy: Partial<Copy> = {
    audit: queryClient.getQueryData(audit),
    groups: queryClient.getQueryData(groups),
    items: queryClient.getQueryData(items),
  }
  // Without the device it is read from the server each time.
  if (copy.audit && copy.groups && copy.items) await keepCopy(placeOf(auditId), copy).catch(() => undefined)
}

/** Shows the stored copy of an audit, until the server has answered. */
export async function bringBack(auditId: number): Promise<void> {
  const copy = await copyOf(placeOf(auditId)).catch(() => null)
  if (!copy) return
  const { audit, groups, items } = copy.value as Copy
  const keys = keysOf(auditId)
  const show = <R extends Route>(key: readonly unknown[], answer: AnswerOf<R>) => {
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, answer, { updatedAt: copy.at })
  }
  show<typeof auditWorkspace.groups>(keys.groups, groups)
  show<typeof auditWorkspace.items>(keys.items, items)
  show<typeof checklists.show>(keys.audit, audit)
}

/** Leaves nothing of an audit that the person may see no longer. */
export async function forgetAudit(auditId: number): Promise<void> {
  await dropCopy(placeOf(auditId)).catch(() => undefined)
}
