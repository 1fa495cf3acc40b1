import type { Updateable } from 'kysely'
import type { BodyOf } from '@apron/contract'
import type { profiles as routes } from '@apron/contract/people'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'

type Changes = Updateable<Tables['users']>
/** Whose profile it is, and where a new picture goes. */
type Own = { db: Database; fileStore: FileStore; caller: { id: number } }

/** Changes what somebody sent of their own profile, and nothing else of it; gives what changed. */
export async function update(own: Own, changes: Changes, avatar: ReceivedFile | undefined): Promise<Changes> {
  const { db, fileStore, caller } = own
  const all = { ...changes, ...(avatar && { avatar_id: await fileStore.record(db, avatar, caller.id) }) }
  if (Object.keys(all).length > 0) await db.updateTable('users').set(all).where('id', '=', caller.id).execute()
  return all
}

export function fromForm({ fullname, gender, info, language, ...form }: BodyOf<typeof routes.update>): Changes {
  return {
    ...(fullname !== undefined && { fullname }),
    ...(gender !== undefined && { gender }),
    ...(info !== undefined && { info: info === '' ? null : info }),
    ...(language !== undefined && { language }),
    ...(form.remove_avatar && { avatar_id: null }),
  }
}
