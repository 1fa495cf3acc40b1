import type { MenuItem } from '@apron/contract/people'
import { useEffect, useState } from 'react'
import { followedBy, useOtherKeys } from '#lib/page/keys.ts'
import { knowMoves, movesNow, pressNew } from '#lib/page/moves.ts'
import { navigate } from '#lib/router/router.ts'
import { useMenu } from '../sidebar.tsx'
import { HelpWindow } from './help-window.tsx'

const linesOf = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...linesOf(item.children)])

/** The keys of every screen: G and a letter go elsewhere, N adds, ? explains. */
export function ShellKeys() {
  const [isOpen, setOpen] = useState(false)
  const { data } = useMenu()
  useEffect(() => knowMoves(linesOf(data?.data ?? [])), [data])
  const go = (letter: string) => {
    const move = movesNow().find((one) => one.letter === letter)
    return move && (() => void navigate({ href: move.to }))
  }
  useOtherKeys((key) => {
    if (key === '?') return () => setOpen(true)
    if (key === 'g') return () => followedBy(go)
    return key === 'n' ? pressNew() : null
  })
  return isOpen && <HelpWindow onClose={() => setOpen(false)} />
}
