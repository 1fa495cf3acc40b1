import { sql } from 'kysely'
import { notify } from '../../../../capabilities/telling/notify.ts'
import { saying, type Told } from '../../../../capabilities/telling/told.ts'
import { following } from '../../../../facts/follow.ts'
import type { ItemChange } from '../changes.ts'
import { itemLink } from '../links.ts'
import { toldOfItems } from './tell-team.ts'

/** The reader answers for the correction of a finding from now on. */
export const namedResponsible: Told = {
  type: 'RESPONSIBLE',
  icon: 'user',
  link: itemLink,
  message: saying('told.responsible', 'item', 'audit', 'code'),
}

export const tellsResponsible = following<ItemChange>('audit_item', async (facts, context) => {
  for (const { id, detail } of facts) {
    if (detail.named === null) continue
    await notify(
      context,
      namedResponsible,
      sql`select ${detail.named}::integer as user_id, 'item:' || i.id as subject, i.data from ${toldOfItems([id])}`,
    )
  }
})
