import type { PackFile } from './evidence.ts'

export type PackEntry = { file: PackFile; path: string }

/** What a pack is of: saved minutes, or an addendum to them. */
export type PackRecord = {
  kind: 'minutes' | 'addendum'
  /** Under which name the pack has what was frozen, and that to the letter as it was hashed. */
  path: string
  frozen: string
  /** What the manifest says of it. */
  about: { digest: string; date: string; [name: string]: unknown }
  number: string | null
  audit: string
  evidence: PackEntry[]
  scans: (PackEntry & { bound_by: string; bound_at: string })[]
}
