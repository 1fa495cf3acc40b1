import type { Database } from '../../../../db/client.ts'
import type { ShownNow } from '../../domain/paper-head.ts'
import { fingerprintOf, headOf, type Row } from '../exports.ts'
import { packedFormats, packedPapers } from './packed.ts'

/** The papers that a pack holds, as exports of their own: whoever asks for one of them gets the same bytes. Made or still to be made. */
export async function papersOf(db: Database, pack: Row, now: ShownNow): Promise<Row[]> {
  const { audit_id, minutes_id, user_id, language } = pack
  const query = { ...pack.query, findings_only: false }
  const head = await headOf(db, minutes_id!, now)
  const values = packedPapers.flatMap((what) =>
    packedFormats(what).map((format) => {
      const fingerprint = fingerprintOf({ minutes_id, item_id: null, what, query, format, language, scans: [] }, head)
      return { audit_id, minutes_id, what, query: JSON.stringify(query), format, language, fingerprint, user_id }
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
