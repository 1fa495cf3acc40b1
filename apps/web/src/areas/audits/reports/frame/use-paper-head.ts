import { papers } from '@apron/contract/audits'
import { useRead } from '#lib/calls/queries.ts'

/** What stands at the head of papers; undefined until it is known. */
export const usePaperHead = () => useRead(papers.head, {}, { staleTime: 60_000, quiet: true }).data?.data
