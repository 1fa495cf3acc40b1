import { userType } from '@apron/contract'
import type { Browser, World } from '../world.ts'

/** Makes somebody one of another company. */
export async function fromOutside({ db, app }: Pick<World, 'db' | 'app'>, who: Browser): Promise<Browser> {
  await db.updateTable('users').set({ type: userType.EXTERNAL }).where('id', '=', who.id).execute()
  app.services.authenticator.forget()
  return who
}

/** Makes an item a finding for which somebody answers, or nobody. */
export const findingOf = ({ db }: Pick<World, 'db'>, item: number, responsible_id: number | null) =>
  db
    .updateTable('audit_items')
    .set({ responsible_id, status_id: (all) => all.selectFrom('item_statuses').select('id').where('code', '=', 'MAJ') })
    .where('id', '=', item)
    .execute()
