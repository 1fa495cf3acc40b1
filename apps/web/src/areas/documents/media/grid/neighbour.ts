import type { Medium } from '@apron/contract/documents'
import type { Files } from './files.ts'

/** The file that takes the place of one that goes: the next, else the one before; undefined where there is none. */
export function neighbourOf(files: Pick<Files, 'at' | 'placeOf'>, id: number): Medium | undefined {
  const place = files.placeOf(id)
  return place < 0 ? undefined : (files.at(place + 1) ?? (place > 0 ? files.at(place - 1) : undefined))
}
