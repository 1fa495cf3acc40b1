import * as z from 'zod/mini'
import { idList, sentDate, wholeNumber } from '../../http/fields.ts'
import { pageQuery } from '../../http/page.ts'
import { periodShape, statusFilters } from './periods.ts'

/** In the address of a screen: no organisation is chosen, which is something else than all. */
export const noOrganization = -1
const chosenOrganization = z._default(wholeNumber(noOrganization, 2_147_483_647), 0)

/** What the address of the report by periods carries. */
export const periodSearch = z.object({
  organization_id: chosenOrganization,
  ...periodShape,
  status_ids: statusFilters,
})
export type PeriodSearch = z.output<typeof periodSearch>

/** What that of the report by tags carries; the days are this year's where it says none. */
export const tagSearch = z.extend(pageQuery, {
  organization_id: chosenOrganization,
  from_date: z.optional(sentDate),
  to_date: z.optional(sentDate),
  status_ids: statusFilters,
  tag_ids: z._default(idList, []),
})
export type TagSearch = z.output<typeof tagSearch>
