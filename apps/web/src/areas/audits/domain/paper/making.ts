import type { ScribeOptions } from '@apron/contract/audits'
import type { RawSearch } from '#lib/router/route.ts'
import { navigate } from '#lib/router/router.ts'
import { useSearch } from '#lib/router/use-router.ts'
import { sentLanguage } from '#lib/text/language.ts'
import { readHtml } from './read-html.ts'

/** What the address says of how a paper is made: its language, if it is not that of the page, and large photos. */
export type PaperSearch = { print?: 1 | undefined; in?: 'vi' | 'en' | undefined; photos?: 'large' | undefined }

export const paperSearch = ({ print, in: lang, photos }: RawSearch): PaperSearch => ({
  ...(print ? { print: 1 } : {}),
  ...(lang === 'vi' || lang === 'en' ? { in: lang } : {}),
  ...(photos === 'large' ? { photos } : {}),
})

export function useMaking(): Pick<ScribeOptions, 'lang' | 'photos'> {
  const { in: lang, photos } = useSearch<PaperSearch>()
  return { lang: lang ?? sentLanguage(), photos: photos ?? 'small' }
}

export const madeHere = ({ lang, photos }: Pick<ScribeOptions, 'lang' | 'photos'>): ScribeOptions => ({
  lang,
  photos,
  read: readHtml,
})

/** Has the paper made another way, where the reader is. */
export const makeSo = (way: object) =>
  void navigate({ to: '.', replace: true, resetScroll: false, search: (before: object) => ({ ...before, ...way }) })
