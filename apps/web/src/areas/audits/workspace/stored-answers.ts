import { holdPage } from '../../../lib/page-hold.ts'
import type { Pending } from './answers.ts'

/** Where answers wait that the server does not have yet: each under a name of its own, so that two tabs do not write over one another. */
export type StoredAnswers = { read: () => Pending[]; write: (itemId: number, pending: Pending | null) => void }

/** Answers on their way for which there was no room. */
const onlyHere = new Set<string>()
holdPage(() => onlyHere.size > 0)

/** The stored answers of one person in one audit; they outlive the tab and the browser. */
export function storedAnswers(userId: number, auditId: number): StoredAnswers {
  const prefix = `answer/${userId}/${auditId}/`
  return {
    read: () =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith(prefix))
        .flatMap((name) => parsed(localStorage.getItem(name))),
    write(itemId, pending) {
      const name = prefix + itemId
      onlyHere.delete(name)
      try {
        if (pending) localStorage.setItem(name, JSON.stringify(pending))
        else localStorage.removeItem(name)
      } catch {
        // A full store only costs the copy; the answer is still on its way.
        if (pending) onlyHere.add(name)
      }
    },
  }
}

function parsed(stored: string | null): Pending[] {
  try {
    const pending = JSON.parse(stored ?? 'null') as Pending | null
    return pending?.key && pending.item?.id && pending.status?.code ? [pending] : []
  } catch {
    return []
  }
}
