import { useEffect, useState } from 'react'
import { gatherFacts } from './gathered-facts.ts'
import { catchUp } from './catch-up.ts'
import { isOwnWrite } from './own-writes.ts'
import { readAnew } from '../calls/queries.ts'
import { afterwards } from '../calls/query-client.ts'
import { useOnConnect, useRealtime } from '../socket.ts'

const isHidden = () => document.visibilityState === 'hidden'

/** Keeps what is shown as others leave it: what they change is read anew, also what they changed while nothing was heard. */
export function News(): null {
  const [news] = useState(() => gatherFacts(isHidden, (facts) => void readAnew(facts, {}, afterwards)))
  useRealtime('changed', ({ facts }) =>
    news.add(facts.filter(({ by }) => !isOwnWrite(by)).map(({ entity, audit_id }) => ({ entity, auditId: audit_id }))),
  )
  useOnConnect(() => void catchUp())
  useEffect(() => {
    document.addEventListener('visibilitychange', news.flush)
    return () => document.removeEventListener('visibilitychange', news.flush)
  }, [news])
  return null
}
