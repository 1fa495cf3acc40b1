import type { Database } from '#db/client.ts'
import type { FileStore, Variant } from '#files/store.ts'
import { invalid } from '#kernel/refusals.ts'
import { withMentionsOf } from './mentions.ts'
import { cleanRichText, hasWords } from './rich-text.ts'

/** A picture as cleaned rich text writes it. */
const picture = /<img\b[^<>]*>/g
/** Its address: the file's id, which copy, the signature. */
const source = /(?<=\ssrc=")\/files\/(\d+)\/(original|small)(?:\?[^"<>]*)?(?=")/

const replaceSources = (html: string, write: (id: string, variant: Variant) => string) =>
  html.replace(picture, (tag) => tag.replace(source, (_, id: string, variant: Variant) => write(id, variant)))

/** Takes the expiring part off every picture's address, as rich text is stored: `/files/12/original`. */
export function unsignImages(html: string): string {
  return replaceSources(html, (id, variant) => `/files/${id}/${variant}`)
}

/** Gives every picture an address that serves it for the next hours, as rich text is shown. */
export function signImages(html: string, fileStore: Pick<FileStore, 'url'>): string {
  return replaceSources(html, (id, variant) => fileStore.url(Number(id), variant).replaceAll('&', '&amp;'))
}

/**
 * Rich text as it is stored: cleaned, its pictures unsigned. A picture stays when the writer owns its file or when it
 * stood in the text before; any other would be signed for readers who may not see it. Nobody is named in it.
 */
export async function storedRichText(db: Database, sent: string, writerId: number, before = ''): Promise<string> {
  return withMentionsOf(await storedWithMentions(db, sent, writerId, before), new Map())
}

/** The same where people may be named, which is still to be looked at. */
export async function storedWithMentions(db: Database, sent: string, writerId: number, before = ''): Promise<string> {
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
      .where('swept_at', 'is', null)
      // Held, so that it is not deleted before this text refers to it; one that was taken out before is back.
      .forKeyShare()
      .execute()
    for (const { id } of owned) kept.add(id)
  }
  return html.replace(picture, (tag) => {
    const id = idIn(tag)
    return id === null || kept.has(id) ? tag : ''
  })
}

/** Stored rich text of a field that must say something: 422 when neither words nor a picture are left. */
export function required(field: string, html: string): string {
  if (!hasWords(html) && pictureIds(html).size === 0) throw invalid(field, 'validation.required')
  return html
}

const largestId = 2_147_483_647

function idIn(tag: string): number | null {
  const id = source.exec(tag)?.[1]
  return id === undefined ? null : Number(id)
}

/** The files of the pictures that stand in rich text; an address that somebody wrote in words is none. */
export function pictureIds(html: string): Set<number> {
  const ids = [...html.matchAll(picture)].map(([tag]) => idIn(tag))
  return new Set(ids.filter((id) => id !== null && id <= largestId) as number[])
}
