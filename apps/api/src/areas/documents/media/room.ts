import { sql } from 'kysely'
import type { FileKind, ResultOf } from '@apron/contract'
import type { media as routes } from '@apron/contract/documents'
import { presentPerson, type PersonRow } from '#capabilities/people.ts'
import type { Database } from '#db/client.ts'
import { fileUse, type FileUse } from '#files/forgetting/references.ts'
import type { FileStore } from '#files/store.ts'

type Share = { count: number; bytes: number; since: string | null }

const most = 50

/** What takes the room of the store: files whose bytes have not left, the same bytes counted for each record; with how many bytes have to stay free. */
export async function report(
  db: Database,
  fileStore: FileStore,
  leastFree: number,
): Promise<ResultOf<typeof routes.room>> {
  const share = sql`count(*) as count, sum(bytes)::bigint as bytes, min(created_at) as since`
  const [kinds, uses, owners] = await Promise.all([
    sql<Share & { kind: FileKind }>`
      select kind, ${share} from files where swept_at is null group by kind order by bytes desc`.execute(db),
    sql<Share & { use: FileUse }>`
      select use, ${share} from (
        select f.bytes, f.created_at, ${fileUse()} as use from files f where f.swept_at is null
      ) used group by use order by bytes desc`.execute(db),
    sql<Share & { owner: PersonRow | null }>`
      select owned.*, case when u.id is not null then jsonb_build_object('id', u.id, 'fullname', u.fullname,
        'avatar_id', u.avatar_id, 'position_id', p.id, 'position_name', p.name, 'position_order', p."order") end as owner
      from (
        select owner_id, ${share} from files where swept_at is null group by owner_id order by 3 desc limit ${most}
      ) owned left join users u on u.id = owner_id left join positions p on p.id = u.position_id
      order by bytes desc`.execute(db),
  ])
  return {
    kinds: kinds.rows,
    uses: uses.rows,
    owners: owners.rows.map(({ owner, count, bytes, since }) => ({
      owner: owner && presentPerson(owner, fileStore),
      count,
      bytes,
      since,
    })),
    free_bytes: await fileStore.freeBytes(),
    least_free_bytes: leastFree,
  }
}
