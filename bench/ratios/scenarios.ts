import { hashPassword } from '../../apps/api/src/areas/people/domain/password.ts'
import { auditStatus } from '@apron/contract'
import type { Database } from '../../apps/api/src/db/client.ts'
import type { Password } from './statements.ts'

export type ScenarioRequest = { method: string; path: string; body?: string; password?: Password }
export type Scenario = {
  name: string
  /** The least share of the floor's answers a second. */
  target: number
  /** Milliseconds of the slowest answer but one in twenty, with 16 connections on two cores that also ask. */
  mayTake: number
  asks: (db: Database) => ScenarioRequest[] | Promise<ScenarioRequest[]>
}

const read = 0.7
const write = 0.6
/** Beside what a browser needs to draw it, nobody notices. */
const list = 50
/** Up to a tenth of a second, what was pressed seems to act by itself. */
const pressed = 100
/** Whoever types pauses for as long before the answer is missed. */
const typed = 300
/** Not waited for on any screen: it is there before the picker is opened. */
const aside = 500
/** Up to a second, nobody's thoughts go elsewhere. */
const awaited = 1000

/** The order of the list of audits. */
const worked = 'sort=asc&sort_by=work'
const get = (path: string): ScenarioRequest => ({ method: 'GET', path })
const count = (length: number) => Array.from({ length }, (_, index) => index)

/** What is measured, with what it has to reach. */
export const scenarios: Scenario[] = [
  {
    name: 'audit list, a page of 20',
    target: read,
    mayTake: list,
    asks: () => count(25).map((page) => get(`/checklists?page=${page + 1}&per_page=20&${worked}`)),
  },
  {
    name: 'audit list, search',
    target: read,
    mayTake: typed,
    asks: () =>
      count(20).map((n) =>
        get(`/checklists?per_page=20&${worked}&search=${encodeURIComponent(`danh gia noi bo kho so ${n + 100}`)}`),
      ),
  },
  {
    name: 'dashboard, the running audits',
    target: read,
    mayTake: list,
    asks: () => [get(`/checklists?status=${auditStatus.IN_PROGRESS}&${worked}&per_page=10`)],
  },
  {
    name: 'media, a page of 100',
    target: read,
    mayTake: list,
    asks: () => count(25).map((page) => get(`/media?kind=image&per_page=100&page=${page + 1}`)),
  },
  {
    name: 'media, search among 100,000',
    target: read,
    mayTake: typed,
    asks: () => count(20).map((n) => get(`/media?per_page=100&search=${encodeURIComponent(`xe-tra-nạp-${n + 1000}`)}`)),
  },
  {
    name: 'forum, a page of 20',
    target: read,
    mayTake: list,
    asks: () => count(25).map((page) => get(`/faqs?per_page=20&page=${page + 1}`)),
  },
  {
    name: 'forum, search in posts and replies',
    target: read,
    mayTake: typed,
    asks: () =>
      count(20).map((n) => get(`/faqs?per_page=20&search=${encodeURIComponent(`kiem tra be so ${n + 100}`)}`)),
  },
  {
    name: 'who did what, one person',
    target: read,
    mayTake: list,
    asks: () => count(50).map((n) => get(`/trail?user_id=${n + 1}`)),
  },
  { name: 'what waits, the count', target: read, mayTake: list, asks: () => [get('/waiting/count')] },
  {
    name: 'library, a page of 20',
    target: read,
    mayTake: list,
    asks: () => count(60).map((n) => get(`/checklist-items?groupchkitem_id=${16 + n}&per_page=20`)),
  },
  {
    name: 'workspace, one group',
    target: read,
    mayTake: pressed,
    asks: () => count(120).map((n) => get(`/checklists/${1 + n * 4}/group-checklist-items/${16 + (n % 30)}`)),
  },
  {
    name: 'workspace, the tree with its counts',
    target: read,
    mayTake: pressed,
    asks: () => count(60).map((n) => get(`/checklists/${1 + n * 8}/checklist-items`)),
  },
  {
    name: 'users, a page of 20',
    target: read,
    mayTake: list,
    asks: () => count(50).map((page) => get(`/users?page=${page + 1}&per_page=20&sort=asc`)),
  },
  {
    name: 'users, search',
    target: read,
    mayTake: typed,
    asks: () =>
      count(20).map((n) => get(`/users?per_page=20&sort=asc&search=${encodeURIComponent(`nguyen van ${n + 100}`)}`)),
  },
  {
    name: 'organisations, the tree of 2,000',
    target: read,
    mayTake: aside,
    asks: () => [get('/organizations?per_page=all&sort=asc')],
  },
  {
    name: 'notices, a page of 20',
    target: read,
    mayTake: list,
    asks: () => count(50).map((n) => get(`/notifications/lines?per_page=20&before=${1_000_000 - n * 4_000}`)),
  },
  { name: 'notifications, the badge', target: read, mayTake: list, asks: () => [get('/notifications/unread')] },
  {
    name: 'outline, the tree of 5,000',
    target: read,
    mayTake: awaited,
    asks: () => [get('/documents/1/items?content=0')],
  },
  // All sixteen move in one outline, which only one can at a time.
  { name: 'outline of 5,000, one item moved', target: write, mayTake: awaited, asks: moves },
  { name: 'answering an item', target: write, mayTake: pressed, asks: answers },
  { name: 'signing in', target: write, mayTake: awaited, asks: signingIn },
]

/** Parts of an outline that change their chapter, to and fro. */
function moves(): ScenarioRequest[] {
  return [2, 3].flatMap((parent_id) =>
    count(100).map((n) => ({
      method: 'POST',
      path: '/document-items/node',
      body: JSON.stringify({ items: [{ id: 101 + n * 7, parent_id, position: n % 20 }] }),
    })),
  )
}

/** Signing in with the right password; the floor checks it too, for that is most of the work. */
async function signingIn(db: Database): Promise<ScenarioRequest[]> {
  const word = 'mat khau cua moi nguoi'
  const hash = await hashPassword(word)
  const users = await db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '<=', 20)
    .returning('email')
    .execute()
  return users.map(({ email }) => ({
    method: 'POST',
    path: '/login',
    body: JSON.stringify({ email, password: word, type: 1 }),
    password: { word, hash },
  }))
}

/** Answers that each change something: one status, then the other, item after item. */
async function answers(db: Database): Promise<ScenarioRequest[]> {
  const items = await db
    .selectFrom('audit_items')
    .innerJoin('audits', 'audits.id', 'audit_items.audit_id')
    .where('audits.status', '=', 3)
    .select(['audit_items.id', 'audits.id as auditId'])
    .where((row) => row(row.fn<number>('mod', ['audit_items.id', row.val(211)]), '=', 0))
    .orderBy('audit_items.id')
    .limit(400)
    .execute()
  return ['C', 'OBS'].flatMap((stt_code) =>
    items.map(({ id, auditId }) => ({
      method: 'PUT',
      path: `/checklists/${auditId}/checklist-items/${id}`,
      body: JSON.stringify({ stt_code }),
    })),
  )
}
