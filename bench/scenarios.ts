import { hashPassword } from '../apps/api/src/areas/people/domain/password.ts'
import type { Database } from '../apps/api/src/db/client.ts'
import type { Password } from './statements.ts'

export type Asked = { method: string; path: string; body?: string; password?: Password }
export type Scenario = { name: string; target: number; asked: Asked[] }

const get = (path: string): Asked => ({ method: 'GET', path })
const count = (length: number) => Array.from({ length }, (_, index) => index)

/** What is measured, with the least share of the floor's speed that it has to reach. */
export const scenarios: Scenario[] = [
  {
    name: 'audit list, a page of 20',
    target: 0.6,
    asked: count(25).map((page) => get(`/checklists?page=${page + 1}&per_page=20`)),
  },
  {
    name: 'audit list, search',
    target: 0.6,
    asked: count(20).map((n) =>
      get(`/checklists?per_page=20&search=${encodeURIComponent(`danh gia noi bo kho so ${n + 100}`)}`),
    ),
  },
  {
    name: 'library, a page of 20',
    target: 0.6,
    asked: count(60).map((n) => get(`/checklist-items?groupchkitem_id=${16 + n}&per_page=20`)),
  },
  {
    name: 'workspace, one group',
    target: 0.6,
    asked: count(120).map((n) => get(`/checklists/${1 + n * 4}/group-checklist-items/${16 + (n % 30)}`)),
  },
  {
    name: 'workspace, the tree with its counts',
    target: 0.6,
    asked: count(60).map((n) => get(`/checklists/${1 + n * 8}/checklist-items`)),
  },
  {
    name: 'users, a page of 20',
    target: 0.6,
    asked: count(50).map((page) => get(`/users?page=${page + 1}&per_page=20&sort=asc`)),
  },
  {
    name: 'users, search',
    target: 0.6,
    asked: count(20).map((n) =>
      get(`/users?per_page=20&sort=asc&search=${encodeURIComponent(`nguyen van ${n + 100}`)}`),
    ),
  },
  { name: 'organisations, the tree of 2,000', target: 0.6, asked: [get('/organizations?per_page=all&sort=asc')] },
  {
    name: 'notifications, a page of 20',
    target: 0.6,
    asked: count(50).map((n) => get(`/notifications?per_page=20&before=${1_000_000 - n * 4_000}`)),
  },
  { name: 'notifications, the badge', target: 0.6, asked: [get('/notifications/unread')] },
]

/** Signing in with the right password; the floor checks it too, for that is most of the work. */
export async function signingIn(db: Database): Promise<Scenario> {
  const word = 'mat khau cua moi nguoi'
  const hash = await hashPassword(word)
  const users = await db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '<=', 20)
    .returning('email')
    .execute()
  const asked = users.map(({ email }) => ({
    method: 'POST',
    path: '/login',
    body: JSON.stringify({ email, password: word, type: 1 }),
    password: { word, hash },
  }))
  return { name: 'signing in', target: 0.5, asked }
}

/** Answers that each change something: one status, then the other, item after item. */
export function answers(items: { id: number; auditId: number }[]): Scenario {
  const asked = ['C', 'OBS'].flatMap((stt_code) =>
    items.map(({ id, auditId }) => ({
      method: 'PUT',
      path: `/checklists/${auditId}/checklist-items/${id}`,
      body: JSON.stringify({ stt_code }),
    })),
  )
  return { name: 'answering an item', target: 0.5, asked }
}
