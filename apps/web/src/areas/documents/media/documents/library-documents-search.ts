import { media } from '@apron/contract/documents'
import { filtersOf } from '#lib/page/filters.ts'
import type { SearchRules } from '#lib/router/route.ts'
import { mediaSearch, type MediaSearch } from '../frame/media-search.ts'

type Pages = { page: number; per_page: number | 'all' }
/** The address of the documents: a grid, or a list with pages. */
export type LibraryDocumentsSearch = MediaSearch & Pages & { view?: 'list' | undefined }

const pages = filtersOf(media.documents)
const grid = mediaSearch([])

/** What is looked for, whether as a list, and which document is open. */
export const libraryDocumentsSearch: SearchRules<LibraryDocumentsSearch> = {
  read: (given) => ({
    ...pages.read(given),
    ...grid.read(given),
    view: given['view'] === 'list' ? 'list' : undefined,
  }),
  defaults: pages.defaults,
}
