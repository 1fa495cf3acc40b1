import type { MessageValues } from '@apron/messages'
import { t, type TextKey } from '../text/i18n.ts'

export type Notice = {
  id: number
  kind: 'success' | 'problem' | 'warning' | 'news'
  message: string
  /** When it was said, in milliseconds. */
  at: number
  /** Milliseconds until it goes by itself; null: it stays until it is closed. */
  lasts: number | null
  /** What a click on its words does. */
  open?: () => void
  /** A button beside its words. */
  action?: Action
}
type Action = { text: string; run: () => void }
type Also = Pick<Notice, 'open' | 'action'>

type Listener = (notices: readonly Notice[]) => void
let shown: readonly Notice[] = []
let made = 0
const listeners = new Set<Listener>()

/** No more than these at once; the oldest gives way. */
const most = 4

function change(next: readonly Notice[]) {
  shown = next
  for (const listener of listeners) listener(shown)
}

function show(kind: Notice['kind'], message: string, lasts: number | null, also: Also = {}) {
  made += 1
  // The same sentence shows once, but for one that can be acted on: each is about something else.
  const others = shown.filter((notice) => notice.action || notice.message !== message)
  change([...others, { id: made, kind, message, at: Date.now(), lasts, ...also }].slice(-most))
}

/** Milliseconds in which a refusal cannot have been read: it may be of something else that was done meanwhile. */
const unread = 3000

/** Says that something worked; goes by itself after 4 seconds, with an action after 8. Earlier refusals go with it: they would read as if they were about this. */
export function noticeSuccess(key: TextKey, values?: MessageValues, action?: Action): void {
  const isPast = ({ kind, at }: Notice) => kind === 'problem' && at < Date.now() - unread
  if (shown.some(isPast)) change(shown.filter((notice) => !isPast(notice)))
  show('success', t(key, values), action ? 8000 : 4000, action && { action })
}

/** Says in a sentence why something was refused; stays until it is closed. */
export function noticeProblem(message: string): void {
  show('problem', message, null)
}

/** A hint that something is missing first; goes by itself after 6 seconds. */
export function noticeWarning(key: TextKey, values?: MessageValues): void {
  show('warning', t(key, values), 6000)
}

/** Shows what somebody else did; goes by itself after 8 seconds. */
export function noticeNews(message: string, open?: () => void): void {
  show('news', message, 8000, open && { open })
}

/** Does what the last notice offers that offers something, and takes it away. */
export function actOnLast(): void {
  const last = shown.findLast(({ action }) => action)
  if (!last) return
  closeNotice(last.id)
  last.action!.run()
}

/** Takes a notice away. */
export function closeNotice(id: number): void {
  change(shown.filter((notice) => notice.id !== id))
}

/** Calls back with all notices whenever they change; returns how to stop. */
export function onNotices(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
