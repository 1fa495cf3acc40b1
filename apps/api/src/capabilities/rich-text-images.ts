import type { Database } from '../db/client.ts'
import type { FileStore, Variant } from '../files/store.ts'
import { invalid } from '../http/refusal.ts'
import { cleanRichText, hasWords } from './rich-text.ts'

/** A picture as cleaned rich text writes it: what stands before its address, the file's id, which copy, the signature. */
const picture = /(<img\b[^>]*?\ssrc=")\/files\/(\d+)\/(original|small)(?:\?[^"]*)?("[^>]*>)/g

/** Takes the expiring part off every picture's address, as rich text is stored: `/files/12/original`. */
export function unsignImages(html: string): string {
  return html.replace(picture, '$1/files/$2/$3$4')
}

/** Gives every picture an address that serves it for the next hours, as rich text is shown. */
export function signImages(html: string, fileStore: Pick<FileStore, 'url'>): string {
  return html.replace(picture, (_, before: string, id: string, variant: Variant, after: string) => {
    const url = fileStore.url(Number(id), variant).replaceAll('&', '&amp;')
    return `${before}${url}${after}`
  })
}

/**
 * Rich text as it is stored: cleaned, its pictures unsigned. A picture stays when the writer owns its file or when it
 * stood in the text before; any other would be signed for readers who may not see it.
 */
export async function storedRichText(db: Database, sent: string, writerId: number, before = ''): Promise<string> {
  const html = unsignImages(cleanRichText(sent))
  const ids = pictureIds(html)
  if (ids.size === 0) return html
  const kept = pictureIds(before)
  const asked = [...ids].filter((id) => !kept.has(id))
  if (asked.length > 0) {
    const owned = await db
      .selectFrom('files')
      .select('id')
      .where('id', 'in', asked)
      .where('owner_id', '=', writerId)
      .where('kind', '=', 'image')
      .where('deleted_at', 'is', null)
      .execute()
    for (const { id } of owned) kept.add(id)
  }
  return html.replace(picture, (whole, _before, id: string) => (kept.has(Number(id)) ? whole : ''))
}

/** The same for a field that must say something: 422 when neither words nor a picture are left. */
export async function requiredRichText(
  db: Database,
  field: string,
  sent: string,
  writerId: number,
  before = '',
): Promise<string> {
  const html = await storedRichText(db, sent, writerId, before)
  if (!hasWords(html) && pictureIds(html).size === 0) throw invalid(field, 'validation.required')
  return html
}

const largestId = 2_147_483_647

function pictureIds(html: string): Set<number> {
  return new Set([...html.matchAll(picture)].map((match) => Number(match[2])).filter((id) => id <= largestId))
}
