import type { MailState } from '@apron/contract/desk'
import type { Language } from '@apron/messages'
import { byDefault, folded, id, instant, integer, nullable, reference, table, text, type Column } from './table.ts'

const textOf = <Value extends string>() => text as unknown as Column<Value>

/** What the product writes to people. */
export const mails = table({
  id,
  to_address: text,
  to_name: text,
  kind: text,
  language: textOf<Language>(),
  subject: text,
  text,
  html: text,
  /** Where a mail program turns it off without showing anything. */
  unsubscribe: nullable(text),
  state: byDefault(textOf<MailState>()),
  tries: byDefault(integer),
  error: nullable(text),
  /** When an administrator has seen its words. */
  opened_at: nullable(instant),
  created_at: byDefault(instant),
  sent_at: nullable(instant),
  search: folded,
})

/** Links by which somebody chooses a new password. */
export const password_resets = table({
  id,
  user_id: reference,
  /** Who invited somebody who has no password yet. */
  invited_by: nullable(reference),
  token_hash: text,
  replaces: text,
  expires_at: instant,
  used_at: nullable(instant),
  created_at: byDefault(instant),
})
