import {
  taggedPaper,
  type ScribeOptions,
  type PaperHead,
  type TaggedItem,
  type TaggedList,
  type TagSearch,
} from '@apron/contract/audits'
import { itemStatuses, tags } from '@apron/contract/library'
import { organizations } from '@apron/contract/people'
import { useCallback, useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { ReportPaper } from '../frame/report-paper.tsx'

type TagPaperProps = {
  items: readonly TaggedItem[]
  paper: PaperHead
  filters: Pick<TagSearch, 'organization_id' | 'status_ids' | 'tag_ids'>
  days: { from: string; to: string }
}

/** The items that are shown, on paper; a file has them all. */
export function OnPaper({ items, paper, filters: { organization_id: of, status_ids, tag_ids }, days }: TagPaperProps) {
  const t = useText()
  const date = today()
  const names = { query: { per_page: 'all', sort_by: 'name', sort: 'asc' } } as const
  const allTags = useRead(tags.list, names, { staleTime: 60_000 }).data?.data
  const statuses = useRead(itemStatuses.list, {}, { staleTime: 60_000 }).data?.data
  const units = useOrganizationName(of)
  const list = useMemo(
    (): TaggedList => ({
      items,
      ...days,
      tags: (allTags ?? []).filter(({ id }) => tag_ids.includes(id)).map(({ name }) => name),
      statuses: (statuses ?? []).filter(({ id }) => status_ids.includes(id)).map(({ code }) => code),
      caption: { organization: units ?? t('reports.all_organizations'), is_whole: true },
    }),
    [t, items, days, allTags, statuses, tag_ids, status_ids, units],
  )
  const make = useCallback((making: ScribeOptions) => taggedPaper({ list, paper, date }, making), [list, paper, date])
  const filters = { from_date: days.from, to_date: days.to, status_ids, tag_ids }
  return <ReportPaper make={make} exported={{ what: 'tag-report', of, filters }} />
}

/** The name of an organisation; undefined for all, and until it is known. */
function useOrganizationName(id: number): string | undefined {
  const { data } = useRead(organizations.list, { query: { per_page: 'all', sort: 'asc' } }, { staleTime: 60_000 })
  return data?.data.find((row) => row.id === id)?.name
}
