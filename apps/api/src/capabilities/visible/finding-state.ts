import { sql, type RawBuilder } from 'kysely'
import { correctiveStatus } from '@apron/contract'

type Items = 'i' | 'audit_items'

/** The state of a finding, an item `i`. */
export const stateOf = (items: Items = 'i') => sql.ref(`${items}.finding_state`)

/** Whether the finding `i` is not verified although the day by which it was to be put right is over. */
export const isOverdue = (today: string, items: Items = 'i'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${items}.corrective_status`)} = ${sql.lit(correctiveStatus.INCOMPLETE)}
    and ${sql.ref(`${items}.corrective_date`)} < ${today}::date)`
