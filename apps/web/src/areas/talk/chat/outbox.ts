import { chats, type ChatMessage } from '@apron/contract/talk'
import { useSyncExternalStore } from 'react'
import { call, newIdempotencyKey } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { t } from '../../../lib/i18n.ts'
import { noticeWarning } from '../../../lib/notices.ts'
import { holdPage } from '../../../lib/page-hold.ts'
import { currentSession } from '../../../lib/session.ts'
import { forget, keep, keptOf, type Unsent } from './outbox-store.ts'

/** Pause in milliseconds before the server is tried again after it was not reached. */
const pause = 4000

let waiting: readonly Unsent[] = []
let isSending = false
/** The server wants nothing before this instant, in milliseconds. */
let heldUntil = 0
let timer: ReturnType<typeof setTimeout> | undefined
let arrived: (message: ChatMessage) => void = () => undefined
const hearing = new Set<() => void>()
/** What this device has not kept, or not yet: it lives in this page alone. */
const onlyHere = new Set<string>()
holdPage(() => waiting.some(({ clientId }) => onlyHere.has(clientId)))

const ownId = () => currentSession()?.user.id ?? 0

function change(next: readonly Unsent[]) {
  waiting = next
  for (const hear of hearing) hear()
}

/** Starts with what this person left unsent on this device; `onArrival` gets each message as the server stored it. */
export async function startOutbox(onArrival: (message: ChatMessage) => void): Promise<void> {
  arrived = onArrival
  const kept = await keptOf(ownId())
  const own = waiting.filter(({ userId }) => userId === ownId())
  const known = new Set(own.map(({ clientId }) => clientId))
  change([...kept.filter(({ clientId }) => !known.has(clientId)), ...own])
  sendWaiting()
}

/** Puts a message in line: it is shown and kept at once, and goes out as soon as the server is reached, once. */
export function post(written: Pick<Unsent, 'channelId' | 'type' | 'text' | 'files'>): void {
  const message = { ...written, clientId: newIdempotencyKey(), userId: ownId(), at: new Date().toISOString() }
  onlyHere.add(message.clientId)
  change([...waiting, message])
  void keep(message).then((isKept) => {
    if (isKept) onlyHere.delete(message.clientId)
    if (!isKept && message.files.length > 0) noticeWarning('chat.not_kept')
    sendWaiting()
  })
}

/** Lets a refused message try again. */
export function resend(clientId: string): void {
  change(
    waiting.map((one) => {
      if (one.clientId !== clientId) return one
      const { problem: _, ...again } = one
      void keep(again)
      return again
    }),
  )
  sendWaiting()
}

/** Takes a message out of the line: it has arrived, or the person gives it up. */
export function takeOut(clientId: string): void {
  if (waiting.some((one) => one.clientId === clientId)) change(waiting.filter((one) => one.clientId !== clientId))
  void forget(clientId)
}

/** Sends what waits, one after the other, so that everything arrives in the order in which it was written. */
export function sendWaiting(): void {
  if (isSending) return
  clearTimeout(timer)
  const wait = heldUntil - Date.now()
  if (wait > 0) timer = setTimeout(sendWaiting, wait)
  else void work()
}

async function work() {
  isSending = true
  try {
    for (let next = nextOne(); next; next = nextOne()) await sendOne(next)
  } catch (error) {
    if (error instanceof CallError && error.isTooEarly) heldUntil = Date.now() + error.wait
    timer = setTimeout(sendWaiting, Math.max(pause, heldUntil - Date.now()))
  } finally {
    isSending = false
  }
}

const nextOne = () => waiting.find((one) => one.userId === ownId() && one.problem === undefined)

/** Throws when the server was not reached, or wants it later. */
async function sendOne(message: Unsent) {
  const { channelId: id, type, text, clientId, files } = message
  try {
    const sent = {
      params: { id },
      body: { type, data: { text }, client_id: clientId },
      files: type === 'image' ? { images: files } : { files },
    }
    const { data } = await call(chats.send, sent, { idempotencyKey: clientId })
    arrived(data)
    takeOut(clientId)
  } catch (error) {
    if (!(error instanceof CallError) || error.isNetwork || error.isTooEarly || error.endsSession) throw error
    const refused = { ...message, problem: problemOf(error) }
    change(waiting.map((one) => (one.clientId === clientId ? refused : one)))
    await keep(refused)
  }
}

function problemOf(error: CallError): string {
  const [field] = Object.values(error.errors)
  return field?.[0] ?? (!error.isFault && error.message ? error.message : t('chat.failed'))
}

/** Everything of this person that the server has not got. */
export function useUnsent(): readonly Unsent[] {
  return useSyncExternalStore(
    (hear) => {
      hearing.add(hear)
      return () => hearing.delete(hear)
    },
    () => waiting,
  )
}
