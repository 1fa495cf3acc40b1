import { asBytes } from '../connection.ts'

type Answer = {
  data: { id: number; place?: number }[]
  meta: { total?: unknown; last_page: number }
}
type List = {
  name: string
  path: string
  /** The last page is asked for by this of what stands on it. */
  goesBy?: 'id' | 'place'
  /** What its last page is asked with, where nothing says how many there are. */
  last?: string
}

export const lists: List[] = [
  { name: 'audit list', path: '/checklists?per_page=20&sort=asc&sort_by=work' },
  { name: 'audits by their id', path: '/checklists?per_page=20' },
  { name: 'findings', path: '/findings?per_page=20' },
  { name: 'findings that are open', path: '/findings?per_page=20&due=8' },
  { name: 'users', path: '/users?per_page=20&sort=asc' },
  { name: 'notices', path: '/notifications/lines?per_page=20', goesBy: 'place' },
  { name: 'notifications by row', path: '/notifications?per_page=20', goesBy: 'id' },
  { name: 'library', path: '/checklist-items?per_page=20' },
  { name: 'documents', path: '/documents?per_page=20' },
  { name: 'media', path: '/media?per_page=100' },
  { name: 'media in the trash', path: '/media/trash?per_page=100' },
  { name: 'forum', path: '/faqs?per_page=20' },
  { name: 'forum, the oldest first', path: '/faqs?per_page=20&sort=asc' },
  { name: 'forum, those that are open', path: '/faqs?per_page=20&status=0' },
  { name: 'forum, one topic', path: '/faqs?per_page=20&grp_faq_id=7' },
  { name: 'who did what', path: '/trail?from=2000-01-01', last: '&before=51' },
  { name: 'who did what, one person', path: '/trail?user_id=7', last: '&before=10051' },
  { name: 'who did what, one kind', path: '/trail?kind=library_item', last: '&before=10051' },
  { name: 'who did what, one audit', path: '/trail?kind=audit&record_id=5', last: '&before=60051' },
  { name: 'documents by name', path: '/documents?per_page=20&sort=asc&sort_by=name' },
]

/** The requests for the first and the last full page of a list, and whether it says how many rows there are. */
export async function pagesOf({ path, goesBy, last: end }: List, port: number, token: string) {
  if (end !== undefined) {
    const [first, last] = [path, `${path}${end}`].map((asked) => asBytes({ method: 'GET', path: asked }, token))
    return { first: first!, last: last!, isCounted: false }
  }
  const { meta } = await answer(port, token, `${path}&page=1`)
  const lastPath = `${path}&page=${Math.max(1, meta.last_page - 1)}`
  const { data } = await answer(port, token, lastPath)
  if (data.length === 0) throw new Error(`${lastPath}: no rows`)
  const [request, last] = [path, goesBy ? `${path}&before=${data[0]![goesBy]! + 1}` : lastPath].map((asked) =>
    asBytes({ method: 'GET', path: asked }, token),
  )
  return { first: request!, last: last!, isCounted: typeof meta.total === 'number' }
}

async function answer(port: number, token: string, path: string): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}
