// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { auditWorkspace, type AuditItem } from '@apron/contract/audits'
import { expect, it } from 'vitest'
import { keyOf } from '#lib/calls/queries.ts'
import { findItem, putItem, putOwnItem } from './item-cache.ts'

const auditId = 7
const status = (code: string, is_default: boolean) => ({ id: 1, code, name: code, is_default })
const item = (code: string, is_default = false) =>
  ({ id: 3, group_id: 2, header: '1.1', status: status(code, is_default) }) as unknown as AuditItem
const listKey = keyOf(auditWorkspace.items, { params: { id: auditId }, query: { group_id: 2 } } as never)
const treeKey = keyOf(auditWorkspace.groups, { params: { id: auditId }, query: {} })

it('the reply to an answer and its push change what is shown once', () => {
  const client = new QueryClient()
  client.setQueryData(listKey, { data: [item('TBC', true)] })
  const groups = [{ id: 2, parent_id: null, checked: 0, total: 1 }]
  client.setQueryData(treeKey, { data: { groups, checked: 0, total: 1, percent: 0 } })
  const changes: string[] = []
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') changes.push(query.queryHash)
  })

  putOwnItem(client, auditId, item('C'))
  expect(findItem(client, auditId, 3)?.status.code).toBe('C')
  expect(client.getQueryData(treeKey)).toMatchObject({ data: { checked: 1, percent: 100 } })
  const once = changes.length
  putOwnItem(client, auditId, structuredClone(item('C')))
  expect([once > 0, changes.length]).toEqual([true, once])

  putOwnItem(client, auditId, item('MAJ'))
  expect(findItem(client, auditId, 3)?.status.code).toBe('MAJ')
})

it('an answer of a colleague counts also where a list has brought it before, as its history has not', () => {
  const client = new QueryClient()
  client.setQueryData(listKey, { data: [item('C')] })
  let changes = 0
  client.getQueryCache().subscribe(({ type }) => (changes += Number(type === 'updated')))
  putItem(client, auditId, item('C'))
  expect(changes).toBeGreaterThan(0)
})
