import type { Database } from '#db/client.ts'
import type { ShownNow } from '../../domain/paper-head.ts'
import { found } from '#kernel/refusals.ts'
import { fingerprintOf, headOf, type PaperExportRow } from '../exports.ts'
import { packedFormats, packedPapers } from './packed.ts'

/** An export that is a pack. */
export type Pack = PaperExportRow & { what: keyof typeof packedPapers }

/** The papers that a pack holds, as exports of their own: whoever asks for one of them gets the same bytes. Made or still to be made. */
export async function papersOf(db: Database, pack: Pack, now: ShownNow): Promise<PaperExportRow[]> {
  const { what: pack_of, audit_id, minutes_id, addendum_id, user_id, language } = pack
  const query = { ...pack.query, findings_only: false }
  const head = found(await headOf(db, pack, now))
  const values = packedPapers[pack_of].flatMap((what) =>
    packedFormats(what).map((format) => {
      const way = { minutes_id, addendum_id, item_id: null, what, query, format, language, scans: [] }
      const fingerprint = fingerprintOf(way, head)
      const of = { audit_id, minutes_id, addendum_id, user_id }
      return { ...of, what, query: JSON.stringify(query), format, language, fingerprint }
    }),
  )
  await db
    .insertInto('exports')
    .values(values)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute()
  const prints = values.map(({ fingerprint }) => fingerprint)
  return db.selectFrom('exports').selectAll().where('fingerprint', 'in', prints).orderBy('id').execute()
}
