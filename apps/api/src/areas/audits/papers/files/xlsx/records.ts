import { plainWords, type Block, type Entry, type Records } from '@apron/contract/audits'
import { translate, type Language } from '@apron/messages'
import { listing, ruled, type Listing } from './list.ts'
import { fieldOf, textIn } from './texts.ts'

/** Letters of a column: so many stand side by side that no page has room for them anyhow, and a line is to stay one. */
const perColumn = 30

/** What a paper tells one after the other as a sheet of its own: a line for each, with a column for each of its terms that the paper has, also those that are still to be filled in, and for the numbers of photos. */
export function recordsOf({ terms, records }: Records, lang: Language): Listing {
  const told = records.map((blocks) => ({ parts: partsOf(blocks), photos: textIn(blocks.filter(isPhotos)) }))
  const columns = terms.map(plainWords).map((name) => ({
    name,
    isThere: told.some(({ parts }) => parts.has(name)),
    fields: told.map(({ parts }) => fieldOf(parts.get(name) ?? [], ruled)),
  }))
  const photos = {
    name: translate(lang, 'papers.photos'),
    isThere: told.some((one) => one.photos !== ''),
    fields: told.map((one) => ({ value: one.photos, look: ruled })),
  }
  const used = [...columns, photos].filter(({ isThere }) => isThere)
  const rows = told.map((_, at) => used.map(({ fields }) => fields[at]!))
  const names = used.map(({ name }) => name)
  return listing(names, rows, { whole: names.length * perColumn })
}

const isPhotos = ({ kind }: Block) => kind === 'figures'

/** By their terms, those taken apart that are. */
function partsOf(blocks: readonly Block[]): ReadonlyMap<string, readonly Block[]> {
  const entries = blocks.flatMap((block) => (block.kind === 'definitions' ? block.entries : []))
  const parts = entries.flatMap((entry): readonly Entry[] => entry.apart ?? [entry])
  return new Map(parts.map(({ term, blocks: inside }) => [plainWords(term), inside]))
}
