import { plainWords, type Block, type Figure, type Words } from '../model/blocks.ts'
import type { Scribe } from '../model/scribe.ts'

type Photo = { id: number; url: string }
type PhotoSet = { images: readonly Photo[]; small_images: readonly Photo[] }
/** What stands below a photo, by its number. */
type Caption = (values: { number: number; item: string }) => Words

/** Photos of `item`, each with its number. */
export const photosOf = (by: Scribe, shown: PhotoSet, item: string): Block[] =>
  together(
    by,
    figuresOf(by, shown, item, (values) => by.say('papers.photo', values)),
  )

/** Figures beside one another, if there are any. */
export const together = (by: Scribe, figures: readonly Figure[]): Block[] =>
  figures.length > 0 ? [{ kind: 'figures', size: by.photos, figures }] : []

export const figuresOf = (by: Scribe, { images, small_images }: PhotoSet, item: string, captionOf: Caption): Figure[] =>
  images.map(({ id, url }, place) => {
    const values = { number: by.nextPhoto(), item }
    const src = by.photos === 'small' ? (small_images[place]?.url ?? url) : url
    const alt = plainWords(by.say('papers.photo_alt', values))
    return { picture: { src, full: url, alt, file: id, width: null }, caption: captionOf(values) }
  })
