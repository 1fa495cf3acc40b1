import { useEffect, useState } from 'react'
import { gatherFacts } from './gathered-facts.ts'
import { catchUp } from './catch-up.ts'
import { isOwnWrite } from './own-writes.ts'
import { readAnew } from '../calls/queries.ts'
import { afterwards } from '../calls/query-client.ts'
import { useOnConnect, useRealtime } from '../socket.ts'

const isHidden = () => document.visibilityState === 'hidden'

/** Keeps the screen up to date with changes of others, also with those that were missed while offline. */
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
