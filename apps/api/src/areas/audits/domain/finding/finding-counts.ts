import { sql, type RawBuilder } from 'kysely'
import type { FindingCount } from '@apron/contract/audits'
import { bySeverity } from '#capabilities/visible/answer-status.ts'

/** The statuses `s` of a group of rows, each with how many there are in it. */
export const findingCounts = (count: RawBuilder<number>): RawBuilder<FindingCount[]> => sql<FindingCount[]>`
  json_agg(json_build_object('id', s.id, 'code', s.code, 'name', s.name, 'color', s.color, 'count', ${count})
    order by ${bySeverity('s')})`
