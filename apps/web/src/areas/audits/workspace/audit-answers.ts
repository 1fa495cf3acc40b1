import { auditWorkspace } from '@apron/contract/audits'
import { useSyncExternalStore } from 'react'
import { call, newIdempotencyKey } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { t } from '../../../lib/i18n.ts'
import { noticeProblem } from '../../../lib/notices.ts'
import { queryClient } from '../../../lib/queries.ts'
import { currentSession } from '../../../lib/session.ts'
import { keepAnswers, type Answers, type PendingAnswers } from './answers.ts'
import { putItem } from './item-cache.ts'
import { storedAnswers } from './stored-answers.ts'

type Kept = { answers: Answers; heard: (itemId: number) => void }

/** By audit, so that answers still arrive after the screen was left; by person, so that nobody sends another's. */
const kept = new Map<string, Kept>()
const passing = new Set([0, 429, 502, 503, 504])

function keptFor(auditId: number): Kept {
  const userId = currentSession()?.user.id ?? 0
  const name = `${userId}/${auditId}`
  const present = kept.get(name) ?? keep(userId, auditId)
  kept.set(name, present)
  return present
}

function keep(userId: number, auditId: number): Kept {
  const stored = storedAnswers(userId, auditId)
  const othersSaid = new Map<number, number>()
  const times = (itemId: number) => othersSaid.get(itemId) ?? 0
  const answers = keepAnswers(
    {
      newKey: newIdempotencyKey,
      store: stored.write,
      waitOf: (error) => (error instanceof CallError ? error.wait : 0),
      isPassing: (error) => error instanceof CallError && passing.has(error.status),
      send: async (itemId, code, key) => {
        const params = { id: auditId, itemId }
        const before = times(itemId)
        const { data } = await call(
          auditWorkspace.answer,
          { params, body: { stt_code: code } },
          { idempotencyKey: key },
        )
        if (times(itemId) === before) return data
        // Somebody else answered meanwhile; which of the two came last only the server knows.
        return (await call(auditWorkspace.item, { params })).data
      },
      saved: (item, before) => putItem(queryClient, auditId, item, before),
      refused: ({ item }, error) => {
        const reason = error instanceof CallError && error.message ? error.message : t('shell.sorry_text')
        noticeProblem(t('auditWorkspace.answer_refused', { item: item.header, reason }))
        void queryClient.invalidateQueries({ queryKey: ['checklists'] })
      },
    },
    stored.read(),
  )
  window.addEventListener('online', answers.wake)
  return { answers, heard: (itemId) => othersSaid.set(itemId, times(itemId) + 1) }
}

/** The answers of one audit that are on their way. */
export function answersOf(auditId: number): Answers {
  return keptFor(auditId).answers
}

/** Takes note that another member's answer to an item was heard. */
export function heardOther(auditId: number, itemId: number): void {
  keptFor(auditId).heard(itemId)
}

/** The answers on their way, kept up to date. */
export function usePending(auditId: number): PendingAnswers {
  const answers = answersOf(auditId)
  return useSyncExternalStore(answers.subscribe, answers.pending)
}
