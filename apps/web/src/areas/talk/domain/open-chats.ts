import { useSyncExternalStore } from 'react'
import { currentSession } from '#lib/session/session.ts'

export type OpenChat = { id: number; isMinimised: boolean }
type Chats = {
  /** In the order in which they came to the front, the last one being the newest. */
  open: readonly OpenChat[]
  /** The one that takes the keyboard as soon as it is drawn. */
  focused: number | null
}

const keyOf = (userId: number) => `chat/open/${userId}`
let owner = 0
let state: Chats = { open: [], focused: null }
const hearing = new Set<() => void>()

function present(): Chats {
  const userId = currentSession()?.user.id ?? 0
  if (userId !== owner) {
    owner = userId
    state = { open: read(userId), focused: null }
  }
  return state
}

function read(userId: number): OpenChat[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]') as OpenChat[]
  } catch {
    return []
  }
}

function change(next: Partial<Chats>) {
  state = { ...present(), ...next }
  sessionStorage.setItem(keyOf(owner), JSON.stringify(state.open))
  for (const hear of hearing) hear()
}

/** Opens the window of a channel, or brings it back; `inSight` says how many have room, so that it is among them. */
export function openChat(id: number, inSight = Infinity): void {
  const { open } = present()
  const at = open.findIndex((one) => one.id === id)
  const isInSight = at >= 0 && at >= open.length - inSight
  const shown = { id, isMinimised: false }
  change({
    open: isInSight
      ? open.map((one) => (one.id === id ? shown : one))
      : [...open.filter((one) => one.id !== id), shown],
    focused: id,
  })
}

/** Closes the window of a channel; the one that was opened before it gets the keyboard. */
export function closeChat(id: number): void {
  const open = present().open.filter((one) => one.id !== id)
  change({ open, focused: open.findLast(({ isMinimised }) => !isMinimised)?.id ?? null })
}

/** Leaves only the head of a window. */
export function minimiseChat(id: number): void {
  change({
    open: present().open.map((one) => (one.id === id ? { ...one, isMinimised: true } : one)),
    focused: null,
  })
}

/** The window that asked for the keyboard has it. */
export function focusTaken(): void {
  if (present().focused !== null) change({ focused: null })
}

/** Whether the person has a channel before them: among the windows that have room, and not minimised. */
export function isShown(id: number, inSight: number): boolean {
  return present()
    .open.slice(-inSight)
    .some((one) => one.id === id && !one.isMinimised)
}

/** The open windows of this browser tab; they outlive a reload. */
export function useOpenChats(): Chats {
  return useSyncExternalStore((hear) => {
    hearing.add(hear)
    return () => hearing.delete(hear)
  }, present)
}

/** How high the open windows stand over the foot of the page, as CSS; nothing when there are none. */
export function useChatsHeight(): string {
  const { open } = useOpenChats()
  if (open.length === 0) return '0px'
  return open.every(({ isMinimised }) => isMinimised) ? '54px' : 'min(452px, 100dvh - 72px)'
}
