import { percent, type AnswerOf } from '@apron/contract'
import { auditWorkspace, type AuditItem } from '@apron/contract/audits'
import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query'
import { keyOf, readAgain, readOvertaken, startOf } from '#lib/calls/queries.ts'
import { afterwards } from '#lib/calls/query-client.ts'

type ItemsAnswer = AnswerOf<typeof auditWorkspace.items>
type Tree = AnswerOf<typeof auditWorkspace.groups>

/** The start of the address of every list of an audit's items, whatever its group, filter or words. */
function listKeys(auditId: number) {
  return [auditWorkspace.items, auditWorkspace.search].map((route) => startOf(route, { id: auditId } as never))
}

function listsOf(client: QueryClient, auditId: number): ItemsAnswer[] {
  return listKeys(auditId).flatMap((queryKey) =>
    client.getQueriesData<ItemsAnswer>({ queryKey }).flatMap(([, listed]) => (listed ? [listed] : [])),
  )
}

/** What the browser last received of an item. */
export function findItem(client: QueryClient, auditId: number, itemId: number): AuditItem | undefined {
  for (const { data } of listsOf(client, auditId)) {
    const found = data.find((item) => item.id === itemId)
    if (found) return found
  }
  const single = client.getQueryData<AnswerOf<typeof auditWorkspace.item>>(
    keyOf(auditWorkspace.item, { params: { id: auditId, itemId } }),
  )
  return single?.data
}

/**
 * Replaces an item wherever it is shown, and counts anew what it changes in the tree; `known` is what the outbox last
 * knew of it, should no list hold it.
 */
export function putItem(client: QueryClient, auditId: number, item: AuditItem, known?: AuditItem): void {
  changeItem(client, { auditId, itemId: item.id, known }, () => item)
  if (known)
    client.setQueryData(keyOf(auditWorkspace.item, { params: { id: auditId, itemId: item.id } }), { data: item })
  void readAgain(keyOf(auditWorkspace.quickReport, { params: { id: auditId } }), afterwards)
  void readAgain(keyOf(auditWorkspace.history, { params: { id: auditId, itemId: item.id } }), afterwards)
}

/** The same for a write of this person, of which reply and push bring the same item: the second changes nothing. */
export function putOwnItem(client: QueryClient, auditId: number, item: AuditItem, known?: AuditItem): void {
  const before = findItem(client, auditId, item.id)
  if (!before || replaceEqualDeep(before, item) !== before) putItem(client, auditId, item, known)
}

/** An item of an audit; `known` is what was last received of it, should no list hold it. */
type Which = { auditId: number; itemId: number; known?: AuditItem | undefined }

/** Changes a part of an item wherever it is shown. */
export function changeItem(
  client: QueryClient,
  { auditId, itemId, known }: Which,
  change: (item: AuditItem) => AuditItem,
): void {
  for (const queryKey of [...listKeys(auditId), treeKey(auditId)]) readOvertaken(queryKey)
  const before = findItem(client, auditId, itemId) ?? known
  if (!before) return void readAgain(treeKey(auditId), afterwards)
  const after = change(before)
  for (const queryKey of listKeys(auditId)) {
    client.setQueriesData<ItemsAnswer>({ queryKey }, (listed) => listed && replaceIn(listed, itemId, change))
  }
  client.setQueryData<AnswerOf<typeof auditWorkspace.item>>(
    keyOf(auditWorkspace.item, { params: { id: auditId, itemId } }),
    (single) => single && { data: change(single.data) },
  )
  const step = Number(isChecked(after)) - Number(isChecked(before))
  if (step === 0) return
  client.setQueryData<Tree>(treeKey(auditId), (tree) => tree && { data: counted(tree.data, after.group_id, step) })
}

function replaceIn(listed: ItemsAnswer, itemId: number, change: (item: AuditItem) => AuditItem): ItemsAnswer {
  if (!listed.data.some((item) => item.id === itemId)) return listed
  return { data: listed.data.map((item) => (item.id === itemId ? change(item) : item)) }
}

function treeKey(auditId: number) {
  return keyOf(auditWorkspace.groups, { params: { id: auditId }, query: {} })
}

/** Whether an item has been answered. */
export function isChecked(item: Pick<AuditItem, 'status'>): boolean {
  return !item.status.is_default
}

/** The tree after so many more items of one group have been answered: the group and all above it. */
export function counted(tree: Tree['data'], groupId: number, step: number): Tree['data'] {
  const byId = new Map(tree.groups.map((group) => [group.id, group]))
  const touched = new Set<number>()
  for (let group = byId.get(groupId); group && !touched.has(group.id); group = byId.get(group.parent_id))
    touched.add(group.id)
  const checked = tree.checked + step
  return {
    ...tree,
    groups: tree.groups.map((group) => (touched.has(group.id) ? { ...group, checked: group.checked + step } : group)),
    checked,
    percent: percent(checked, tree.total),
  }
}
