import type { AnswerStatus, AuditItem } from '@apron/contract/audits'
import type { Change } from '../../../../lib/outbox/change.ts'
import { inField } from '../../../../lib/outbox/store/files.ts'
import { allIn, namedIn, read, removeFormer, type Former, type Left } from '../../../../lib/outbox/former/former.ts'
import { orderOf } from './item-order.ts'

type FormerAnswer = { item: AuditItem; status: AnswerStatus; key: string; at?: number }
type FormerFiles = { images: readonly File[]; files: readonly File[]; at: number }
type FormerComment = { content: string; result: string | null }

/** Answers as they lay in the local storage: `answer/<person>/<audit>/<item>`, in the words of the wire. What cannot be read stays where it is. */
const answers: Former = {
  read: async () => ({ changes: formerAnswers().map(([, change]) => change), drafts: [] }),
  clear: async () => {
    for (const [name] of formerAnswers()) localStorage.removeItem(name)
  },
}

function formerAnswers(): (readonly [name: string, change: Change])[] {
  return namedIn(localStorage, 'answer/').flatMap(({ name, rest, text }) => {
    const [userId = 0, auditId = 0] = rest.map(Number)
    const { item, status, key, at } = read<FormerAnswer>(text) ?? {}
    if (!key || !item?.id || !status?.code || !userId || !auditId) return []
    const value = { auditId, audit: '', item, status }
    const order = orderOf(auditId, item.id)
    const change = { v: 1, id: key, userId, kind: 'answer', order, value, files: [], tries: 1 } as const
    return [[name, { ...change, at: new Date(at ?? Date.now()).toISOString() }] as const]
  })
}

/** Drafts of comments: the words in the storage of the tab, the files in a database, under the name of their tab. */
const commentDrafts: Former = {
  read: async () => {
    const words = namedIn(sessionStorage, 'draft/').flatMap(({ rest: [person, ...place], text }): Left['drafts'] => {
      const { content, result } = read<FormerComment>(text) ?? {}
      if (!Number(person) || content === undefined) return []
      const said = { content, result: result ?? null }
      return [{ userId: Number(person), place: `comment/${place.join('/')}`, words: said, at: Date.now() }]
    })
    const files = await allIn<FormerFiles>('comment-drafts', 'files')
    const chosen = files.flatMap(([name, { images, files: others, at }]): Left['drafts'] => {
      const [, person, ...place] = name.split('/')
      const kept = [...inField('images', images), ...inField('files', others)]
      return [{ userId: Number(person), place: `comment/${place.slice(0, -1).join('/')}`, files: kept, at }]
    })
    return { changes: [], drafts: [...words, ...chosen] }
  },
  clear: async () => {
    for (const { name } of namedIn(sessionStorage, 'draft/')) sessionStorage.removeItem(name)
    await removeFormer('comment-drafts')
  },
}

/** Drafts of minutes, as they lay in the storage of the tab. */
const minutesDrafts: Former = {
  read: async () => ({
    changes: [],
    drafts: namedIn(sessionStorage, 'minutes-draft/').flatMap(({ rest: [auditId, person], text }): Left['drafts'] => {
      const words = read<object>(text)
      if (!words) return []
      return [{ userId: Number(person), place: `minutes/${auditId}`, words, at: Date.now() }]
    }),
  }),
  clear: async () => {
    for (const { name } of namedIn(sessionStorage, 'minutes-draft/')) sessionStorage.removeItem(name)
  },
}

/** How older versions kept answers, drafts of comments and drafts of minutes. */
export const formerAudits: readonly Former[] = [answers, commentDrafts, minutesDrafts]
