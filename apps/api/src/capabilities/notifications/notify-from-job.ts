import type { Database } from '#db/client.ts'
import type { Publish } from '#kernel/context.ts'
import type { Services } from '#http/services.ts'

/** Notifications of a job in one transaction: people receive them after the commit, and none after a rollback. */
export async function notifyFromJob(
  { db, emit }: Pick<Services, 'db' | 'emit'>,
  write: (db: Database, publish: Publish) => Promise<void>,
): Promise<void> {
  const said: (() => void)[] = []
  await db
    .transaction()
    .execute((inside) => write(inside, (to, event, payload) => said.push(() => emit(to, event, payload))))
  for (const say of said) say()
}
