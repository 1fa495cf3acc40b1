import type { Database } from '../../db/client.ts'
import type { Publish } from '../../kernel/context.ts'
import type { Services } from '../../http/services.ts'

/** What a job tells in one transaction: people hear of it once that is committed, and of nothing that was rolled back. */
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
