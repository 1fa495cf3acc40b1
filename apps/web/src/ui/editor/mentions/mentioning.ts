import { useId, useState } from 'react'
import { askedIn, findNamed, type MentionCandidate } from './asked.ts'

type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'preventDefault' | 'stopPropagation'>
export type MentionState = ReturnType<typeof useMentioning>

/** Puts somebody in the place of that many signs before the cursor. */
type Insert = (one: MentionCandidate, signs: number) => void

/** Offers people while `@` and a part of a name are typed. */
export function useMentioning(people: readonly MentionCandidate[]) {
  const id = useId()
  const [asked, setAsked] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const [isGivenUp, setGivenUp] = useState(false)
  const found = asked === null || isGivenUp ? [] : findNamed(people, asked)
  const active = Math.min(at, found.length - 1)

  /** Looks at what stands before the cursor; null: nothing is typed there. */
  function look(before: string | null): void {
    const wanted = before === null ? null : askedIn(before)
    if (wanted === asked) return
    setAsked(wanted)
    setAt(0)
    if (wanted === null || asked === null) setGivenUp(false)
  }
  function choose(one: MentionCandidate, insert: Insert): void {
    insert(one, (asked ?? '').length + 1)
    setAsked(null)
  }
  /** Whether a key was for the list; what an input method composes is not. */
  function onKey(event: Key, insert: Insert): boolean {
    if (found.length === 0 || event.isComposing) return false
    if (event.key === 'ArrowDown') setAt((active + 1) % found.length)
    else if (event.key === 'ArrowUp') setAt((active + found.length - 1) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(found[active]!, insert)
    else if (event.key === 'Escape') setGivenUp(true)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  const isOpen = found.length > 0
  return {
    id,
    found,
    active,
    look,
    choose,
    onKey,
    /** What the field says of the list. */
    field: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${found[active]!.id}` : undefined,
    },
  }
}
