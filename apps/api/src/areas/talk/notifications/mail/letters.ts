import type { MailWay } from '@apron/contract'
import { translate, type Language } from '@apron/messages'
import type { NotificationDefinitions } from '#capabilities/area.ts'
import { words } from '#capabilities/notifications/notification-type.ts'
import type { Letter } from '#jobs/mail/letter.ts'
import type { Due } from './due.ts'
import { sign } from './off-link.ts'

/** Lines in one mail; the others are counted. */
const most = 30

/** What happened, where it leads, and what stands above a mail about it alone. */
type LetterLine = { link: string | null; message: string; subject?: string }

type Around = {
  way: Exclude<MailWay, 'off'>
  language: Language
  product: string
  /** Where the product is reached. */
  address: string
  secret: string
  tells: NotificationDefinitions
}

/** What one person is written about these lines of theirs, and where a mail program turns all of it off. */
export function noticeLetter(lines: readonly [Due, ...Due[]], around: Around): { letter: Letter; unsubscribe: string } {
  const { way, language, product, address, secret, tells } = around
  const [{ user_id: userId, fullname }] = lines
  const kinds = [...new Set(lines.flatMap((line) => line.kinds))].toSorted()
  const [kind = 'WAITING'] = kinds
  const nameOf = (one: typeof kind) => translate(language, `notices.kind_${one}`)
  const offAt = (some: typeof kinds) => `${address}/mail-off/${sign(secret, { userId, kinds: some })}`
  const only = lines.length === 1 ? said(lines[0], tells, language) : null
  const several: Letter['subject'] =
    kinds.length === 1
      ? { key: 'noticeMails.subject', values: { product, kind: nameOf(kind) } }
      : { key: 'noticeMails.subject_many', values: { product, count: lines.length } }
  const subject: Letter['subject'] = only
    ? { key: 'noticeMails.subject_one', values: { said: only.subject ?? wordsOf(lines[0], only.message, language) } }
    : several
  const letter: Letter = {
    subject: way === 'morning' ? { key: 'noticeMails.subject_morning', values: { product } } : subject,
    greeting: { key: 'recovery.greeting', values: { name: fullname } },
    paragraphs: [
      { key: way === 'morning' ? 'noticeMails.text_morning' : 'noticeMails.text' },
      ...(lines.length > most ? [{ key: 'noticeMails.more' as const, values: { count: lines.length - most } }] : []),
    ],
    items: lines.slice(0, most).map((line) => {
      const { link, message } = said(line, tells, language)
      return {
        words: wordsOf(line, message, language),
        address: link === null ? null : `${address}${link}`,
      }
    }),
    link: only?.link
      ? { words: 'noticeMails.open', address: `${address}${only.link}` }
      : { words: 'notifications.see_all', address: `${address}/notification` },
    foot: { key: 'noticeMails.why', values: { product } },
    ways: [
      ...kinds.map((one) => ({
        words: { key: 'noticeMails.off' as const, values: { kind: nameOf(one) } },
        address: offAt([one]),
      })),
      { words: { key: 'notifications.settings' }, address: `${address}/notification/settings` },
    ],
  }
  return { letter, unsubscribe: offAt(kinds) }
}

const wordsOf = (line: Due, message: string, language: Language) =>
  `${line.author ?? translate(language, 'notifications.system')} ${message}`

/** A line as in the list, without what a mail leaves out. */
function said(line: Due, tells: NotificationDefinitions, language: Language): LetterLine {
  const told = tells.get(line.type)
  if (!told) return { link: null, message: words(line.data['message']) }
  const { folded, subject, mailed = told.message } = told
  return {
    ...(subject && { subject: subject(line.data, language) }),
    link: folded ? folded.link(line) : told.link(line.data),
    message: folded ? folded.message(line, language) : mailed(line.data, language),
  }
}
