export type Asked = { method: string; path: string; body?: string }
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
]

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
