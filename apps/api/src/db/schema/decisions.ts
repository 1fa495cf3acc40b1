import { byDefault, id, instant, integers, nullable, reference, small, table, text, transaction } from './table.ts'

/** What somebody approved or rejected in one call; see `capabilities/review/`. */
export const decisions = table({
  id,
  xid: transaction,
  user_id: reference,
  move: text,
  reason: nullable(text),
  at: byDefault(instant),
  undone_at: nullable(instant),
  told: nullable(integers),
})
export const decision_records = table({
  decision_id: reference,
  /** The table of the record. */
  kind: text,
  record_id: reference,
  status_before: small,
  waited_since: nullable(instant),
})
