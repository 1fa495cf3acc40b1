import type { FileKind } from '@apron/contract'
import type { SearchRules } from '#lib/router/route.ts'

/** The kinds that are looked at and listened to; documents have a place of their own. */
export const shownKinds = ['image', 'video', 'audio'] as const satisfies readonly FileKind[]
/** All that may lie in the trash. */
export const allKinds = [...shownKinds, 'document'] as const satisfies readonly FileKind[]

/** What the address of a grid says: what is looked for, and which file is open. */
export type MediaSearch = {
  kind?: FileKind | undefined
  search?: string | undefined
  file?: number | undefined
}

/** Reads the address of a grid of these kinds. */
export function mediaSearch(kinds: readonly FileKind[]): SearchRules<MediaSearch> {
  return {
    read: (given) => ({
      kind: kinds.find((kind) => kind === given['kind']),
      search: String(given['search'] ?? '').slice(0, 200) || undefined,
      file:
        Number.isSafeInteger(Number(given['file'])) && Number(given['file']) > 0 ? Number(given['file']) : undefined,
    }),
  }
}
