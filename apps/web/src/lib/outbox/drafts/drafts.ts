import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { currentSession, onSessionChange } from '../../session/session.ts'
import { noteBegun } from './begun.ts'
import type { ChangeFile } from '../change.ts'
import { bytesOf, filesOf } from '../store/files.ts'
import { kept } from '../store/outbox-store.ts'
import type { StoredDraft } from '../store/store.ts'

/** What was typed and chosen and has not been sent. */
export type Draft<Words extends object = object> = { words: Words; files: readonly ChangeFile[] }

/**
 * A draft as this page knows it; `isKept` says whether its files survive the page, undefined while that is not known.
 */
type Entry = { draft: Draft | null; isKept: boolean | undefined }

/** Milliseconds after which an untouched draft is deleted: thirty days. */
const longest = 30 * 24 * 3_600_000
const none: readonly ChangeFile[] = []

const entries = new Map<string, Entry>()
const hearing = new Set<() => void>()
/** Whose drafts have been read. */
let reader: number | null = null
let isRead = false
/** Whose files are on the page already. */
const restored = new Set<string>()
/** One operation after the other: drafts are read before anything is written over them. */
let storing: Promise<unknown> = Promise.resolve()

type Word = { cleared: string; was: string }
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('drafts')

const ownId = () => currentSession()?.user.id ?? 0
const keyOf = (place: string) => `${ownId()}/${place}`
const fileKey = (key: string) => `${key}#files`

/**
 * A draft of this person, which survives its screen, its tab and the browser. `draft` is null when there is none, and
 * undefined while that is not known; `read` returns the latest. When two tabs write one draft, the last write stays.
 */
export function useDraft<Words extends object>(place: string) {
  const key = keyOf(place)
  const entry = useSyncExternalStore(subscribe, () => entries.get(key))
  const isKnown = useSyncExternalStore(subscribe, () => isRead && reader === ownId())
  useEffect(() => void readDrafts(), [key])
  const read = useCallback(() => draftNow(key) as Draft<Words> | null, [key])
  const write = useCallback(
    (draft: Draft<Words> | null, after?: Promise<unknown>) => writeDraft(key, draft, after),
    [key],
  )
  return {
    draft: (entry ? entry.draft : isKnown ? null : undefined) as Draft<Words> | null | undefined,
    isKept: entry?.isKept,
    read,
    write,
  }
}

/** A draft as this page knows it; null when there is none. */
export function draftNow(key: string): Draft | null {
  return entries.get(key)?.draft ?? null
}

function subscribe(listener: () => void) {
  hearing.add(listener)
  return () => hearing.delete(listener)
}

function put(key: string, entry: Entry | null) {
  if (entry) entries.set(key, entry)
  else entries.delete(key)
  const own = `${ownId()}/`
  noteBegun([...entries].some(([name, { draft }]) => draft !== null && name.startsWith(own)))
  for (const hear of hearing) hear()
}

/**
 * Writes a draft, or deletes it; on the page at once, on the device not before `after`: the outbox must have the change
 * first.
 */
export function writeDraft(key: string, draft: Draft | null, after?: Promise<unknown>): void {
  const before = entries.get(key)
  const isSameFiles = (before?.draft?.files ?? none) === (draft?.files ?? none)
  put(key, { draft, isKept: isSameFiles ? before?.isKept : undefined })
  if (after) void inTurn(() => after)
  const words = inTurn(() => storeWords(key, draft))
  if (!isSameFiles || !draft) void inTurn(() => storeFiles(key, draft))
  if (!draft && before?.draft) void words.then(() => tabs?.postMessage({ cleared: key, was: wordsOf(before.draft) }))
}

const wordsOf = (draft: Draft | null | undefined) => JSON.stringify(draft?.words ?? null)

function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  // Without its copy the draft lives on in the page.
  storing = storing.then(work).catch(() => undefined)
  return storing
}

/** Written at once, for the page may close with the next key. */
function storeWords(key: string, draft: Draft | null) {
  return kept((shelf) => {
    const transaction = shelf.transaction('drafts', 'readwrite', { durability: 'relaxed' })
    const { store, done } = transaction
    void (draft ? store.put({ ...recordOf(key), words: draft.words, files: [] }) : store.delete(key))
    transaction.commit()
    return done
  })
}

async function storeFiles(key: string, draft: Draft | null) {
  const files = draft?.files ?? none
  const isKept = await bytesOf(files)
    .then((stored) => {
      const record = { ...recordOf(fileKey(key)), words: null, files: stored }
      return kept<unknown>((shelf) =>
        stored.length > 0 ? shelf.put('drafts', record) : shelf.delete('drafts', fileKey(key)),
      )
    })
    .then(
      () => true,
      () => files.length === 0,
    )
  const entry = entries.get(key)
  if ((entry?.draft?.files ?? none) === files && entry) put(key, { ...entry, isKept })
}

const recordOf = (key: string) => ({ key, userId: Number(key.split('/')[0]), place: key, at: Date.now() })

/** Reads the drafts of whoever is signed in, once. */
export async function readDrafts(): Promise<void> {
  const userId = ownId()
  if (reader === userId) return
  reader = userId
  isRead = false
  await readDraftsAgain()
  isRead = true
  for (const hear of hearing) hear()
}

/** Also reads drafts that another way put into the store; deletes those that are too old. */
export async function readDraftsAgain(): Promise<void> {
  await inTurn(async () => {
    const stored = await kept((shelf) => shelf.getAllFromIndex('drafts', 'person', ownId())).catch(() => [])
    for (const record of stored) {
      if (record.at >= Date.now() - longest) takeIn(record)
      else await kept((shelf) => shelf.delete('drafts', record.key))
    }
  })
}

/** What was typed meanwhile is newer than what was stored. */
function takeIn({ key, words, files }: StoredDraft) {
  const isOfFiles = key.endsWith('#files')
  const of = isOfFiles ? key.slice(0, -'#files'.length) : key
  const present = entries.get(of)?.draft
  if (isOfFiles && restored.has(of)) return
  if (isOfFiles) restored.add(of)
  if (isOfFiles) {
    const draft = { words: present?.words ?? {}, files: [...filesOf(files), ...(present?.files ?? none)] }
    put(of, { draft, isKept: present?.files.length ? undefined : true })
    if (present?.files.length) void inTurn(() => storeFiles(of, draft))
  } else if (words && !present) put(of, { draft: { words, files: none }, isKept: undefined })
}

// A draft that one tab has sent disappears in the other; later changes of the other stay, and are stored again.
tabs?.addEventListener('message', ({ data: { cleared, was } }: MessageEvent<Word>) => {
  const draft = entries.get(cleared)?.draft
  if (!draft) return
  if (wordsOf(draft) === was) put(cleared, { draft: null, isKept: undefined })
  else writeDraft(cleared, { ...draft, files: [...draft.files] })
})

onSessionChange((notice) => {
  const isLeft = notice === 'session.signed_out' || (currentSession() !== null && reader !== ownId())
  if (!isLeft) return
  entries.clear()
  noteBegun(false)
  restored.clear()
  reader = null
  isRead = false
})
