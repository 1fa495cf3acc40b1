import type { Fact } from './stale-answers.ts'

/** Milliseconds at least between two readings of what others changed. */
const apart = 1000
/** Not every tab in the same moment. */
const spread = 500

/**
 * Gathers events and hands them on together: soon, but no more than once a second; while the page is hidden only when
 * `flush` says that it is visible again.
 */
export function gatherFacts(isHidden: () => boolean, apply: (facts: Fact[]) => void) {
  const waiting = new Map<string, Fact>()
  let timer: ReturnType<typeof setTimeout> | null = null
  let last = -Infinity

  function flush() {
    if (isHidden() || timer !== null || waiting.size === 0) return
    const pause = Math.max(Math.random() * spread, last + apart - Date.now())
    timer = setTimeout(() => {
      timer = null
      if (isHidden()) return
      last = Date.now()
      const facts = [...waiting.values()]
      waiting.clear()
      apply(facts)
    }, pause)
  }
  function add(facts: readonly Fact[]) {
    for (const fact of facts) waiting.set(`${fact.entity} ${fact.auditId}`, fact)
    flush()
  }
  return { add, flush }
}
