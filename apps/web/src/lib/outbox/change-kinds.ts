import type { UploadPurpose } from '@apron/contract/product'
import type { Code } from '../code/code.ts'
import type { TextKey } from '../text/i18n.ts'
import type { Change } from './change.ts'

/** How a change is called where it is listed. */
export type ChangeDescription = {
  /** The text that names what it is, such as a comment. */
  what: TextKey
  /** Its subject and content, in the words of its author. */
  where: string
  says: string
  /** The screen that shows it. */
  to?: string
}

/** What the outbox must know of one kind of change. */
export type Kind = {
  /**
   * Sends it under its own identity. Calls the server before it waits for anything else, unless its files are resumable
   * uploads; stops at once when aborted.
   */
  send: (change: Change, stop: AbortSignal) => Promise<unknown>
  /** The purpose of its resumable uploads. */
  purpose?: UploadPurpose
  /** After the server has it: shows the answer. */
  arrived?: (change: Change, answer: never) => void
  /** After it was set aside: shows the saved state instead. */
  refused?: (change: Change) => void
  describe: (change: Change) => ChangeDescription
}
export type Kinds = { kinds: Readonly<Record<string, Kind>> }

/** The kinds of an area: their names at once, the rest on demand. */
export type KindsOfArea = { names: readonly string[]; code: Code<Kinds> }

const registered = new Map<string, Code<Kinds>>()

/** Registers the kinds of the areas. */
export function registerKinds(areas: readonly KindsOfArea[]): void {
  for (const { names, code } of areas) for (const name of names) registered.set(name, code)
}

/** Prefetches the code of every kind: without it a change would stand as on its way while the network is away. */
export async function fetchKinds(): Promise<void> {
  await Promise.all([...new Set(registered.values())].map((code) => code.until()))
}

/** Whether there is a kind of that name. */
export function isKind(name: string): boolean {
  return registered.has(name)
}

/** One kind, however long the network is away; null for an unknown name. */
export async function kindOf(name: string): Promise<Kind | null> {
  const known = await registered.get(name)?.until()
  return known?.kinds[name] ?? null
}
