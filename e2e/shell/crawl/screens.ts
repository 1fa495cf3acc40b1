import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../../apps/web/src/', import.meta.url))
/** The workspace is the largest screen: one status for a role, so that the roles together see all. */
export const statuses = ['IN_PROGRESS', 'CORRECTIVE', 'CLOSE', 'APPROVAL', 'SUBMITTING'] as const

/** With which records the parameters of a screen's address are filled: one visit or two, of those that the person may see. */
const records: Record<string, readonly Record<string, string>[]> = {
  '/checklist/$id/view': statuses.map((id) => ({ id })),
  '/checklist/$id/edit': [{ id: 'SUBMITTING' }, { id: 'CLOSE' }],
  '/checklist/$id/checklist-item': [{ id: 'SUBMITTING' }, { id: 'IN_PROGRESS' }],
  '/checklist/$id/corrective': [{ id: 'IN_PROGRESS' }, { id: 'CLOSE' }],
  '/checklist/$id/summary': [{ id: 'IN_PROGRESS' }, { id: 'CLOSE' }],
  '/checklist/$id/summary/history': [{ id: 'minutes_audit' }],
  '/checklist/$id/summary/$minutesId': [{ id: 'minutes_audit', minutesId: 'minutes' }],
  '/checklist/$id/audit-result': [{ id: 'minutes_audit' }],
  '/checklist/$id/findings': [{ id: 'minutes_audit' }],
  '/checklist/$id/findings/$itemId': [{ id: 'minutes_audit', itemId: 'finding' }],
  '/checklist/$id/blank-checklist': [{ id: 'IN_PROGRESS' }, { id: 'SUBMITTING' }],
  '/category/checklist/$id/defaults': [{ id: 'category' }],
  '/checklist/$id/corrective-result': [{ id: 'CORRECTIVE' }, { id: 'CLOSE' }],
  '/checklist/$id/actions': [{ id: 'CORRECTIVE' }, { id: 'CLOSE' }],
  '/checklist-item-status/edit/$id': [{ id: 'item_status' }],
  '/document/view/$document_id': [{ document_id: 'document' }],
  '/document/view/$document_id/index': [{ document_id: 'document' }],
  '/document/view/$document_id/view': [{ document_id: 'document' }],
  '/document/view/$document_id/comparison': [{ document_id: 'document' }],
  '/document/view/$document_id/readers': [{ document_id: 'document' }],
  '/finding/$id': [{ id: 'finding' }],
  '/forum/$id/detail': [{ id: 'post' }],
  '/forum/$id/edit': [{ id: 'own_post' }],
  '/group/$groupId/dashboard': [{ groupId: 'groupId' }],
  '/group/$groupId/menu': [{ groupId: 'groupId' }],
  '/group/$groupId/permission': [{ groupId: 'groupId' }, { groupId: 'firstGroupId' }],
  '/user/$user_id/edit': [{ user_id: 'user_id' }],
  '/verify/$digest': [{ digest: 'digest' }],
}
/** Addresses with a panel, a window or a filter open from the start. */
const opened = ['/organization/list?trash=true', '/user/list?status=1', '/checklist/list?is_calendar=true']

/** Every address that the application's routes declare. */
export function declared(): string[] {
  const files = readdirSync(join(source, 'areas'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('routes.ts'))
    .map((file) => join(source, 'areas', file))
  const code = [...files, join(source, 'app', 'all-screens.tsx')].map((file) => readFileSync(file, 'utf8')).join('\n')
  return [...code.matchAll(/\broute\('([^']+)'/g)].map(([, path]) => path!)
}

/** The addresses of all screens for somebody, their parameters filled; throws for one whose records are not named above. */
export function addresses(known: Record<string, number | string>, turn: number): string[] {
  const screens = declared().flatMap((path) => {
    if (!path.includes('$')) return [path]
    const fillings = records[path]
    if (!fillings) throw new Error(`nobody knows which records to look at on ${path}`)
    const filled = fillings.flatMap((filling) => {
      const names = Object.values(filling)
      if (names.some((name) => known[name] === undefined)) return []
      return [path.replace(/\$(\w+)/g, (_, name: string) => String(known[filling[name]!]))]
    })
    return filled.length > 2 ? [filled[turn % filled.length]!] : filled
  })
  return [...screens, ...opened]
}
