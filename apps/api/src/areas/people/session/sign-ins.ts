import { sql } from 'kysely'
import type { PageQuery } from '@apron/contract'
import type { SignInTry } from '@apron/contract/people'
import { deviceOf } from '@apron/contract/text'
import { translate, type Language } from '@apron/messages'
import { paged } from '#capabilities/paging/paged.ts'
import type { Database } from '#db/client.ts'
import { siteOf } from '#http/rate-limits/network.ts'
import type { Services } from '#http/services.ts'
import type { Letter } from '#jobs/mail/letter.ts'
import { writeMail } from '#jobs/mail/mail.ts'

/** Where a try came from, and with what. */
type From = { address: string; agent: string }
const longestAgent = 300

/** The tries to sign in to an account, the newest first. */
export const list = paged([], (db: Database, _query: PageQuery, userId: number) => {
  const rows = db.selectFrom('sign_ins').where('user_id', '=', userId)
  const select = (page: typeof rows) =>
    page.select(['id', 'at', 'address', 'agent', 'succeeded', 'session_id']).orderBy('id', 'desc')
  return { rows, select }
})
type Row = Omit<SignInTry, 'is_current'> & { session_id: number | null }

export const present = ({ session_id, ...row }: Row, sessionId: number): SignInTry => ({
  ...row,
  is_current: session_id === sessionId,
})

/** Notes a try that came to nothing. A row is written whether or not somebody has the address, so that nobody learns it from the time. */
export async function noteFailed(db: Database, email: string, { address, agent }: From): Promise<void> {
  const owner = sql<number | null>`(select id from users
    where lower(email) = ${email.toLowerCase()} and deleted_at is null)`
  await db
    .insertInto('sign_ins')
    .values({ user_id: owner, address, agent: agent.slice(0, longestAgent), succeeded: false })
    .execute()
}

type SignInInput = From & { userId: number; sessionId: number }

/** Notes a sign-in, and writes to its owner when nobody has come from such a network with such a browser for 90 days; not about the first. */
export async function note(
  db: Database,
  services: Services,
  { userId, sessionId, ...from }: SignInInput,
): Promise<void> {
  const isNew = await isFromElsewhere(db, userId, from)
  const { at } = await db
    .insertInto('sign_ins')
    .values({
      user_id: userId,
      session_id: sessionId,
      address: from.address,
      agent: from.agent.slice(0, longestAgent),
      succeeded: true,
    })
    .returning('at')
    .executeTakeFirstOrThrow()
  if (isNew) await tell(db, services, userId, { ...from, at })
}

async function isFromElsewhere(db: Database, userId: number, from: From): Promise<boolean> {
  const known = await db
    .selectFrom('sign_ins')
    .select(['address', 'agent'])
    .select(sql<boolean>`bool_or(at > now() - interval '90 days')`.as('is_recent'))
    .where('user_id', '=', userId)
    .where('succeeded', '=', true)
    .groupBy(['address', 'agent'])
    .execute()
  const place = placeOf(from)
  return known.length > 0 && !known.some((one) => one.is_recent && placeOf(one) === place)
}

/** A browser that was updated is the same one. */
function placeOf({ address, agent }: From): string {
  const device = deviceOf(agent)
  return `${siteOf(address)} ${device ? `${device.browser} ${device.system}` : agent.slice(0, longestAgent)}`
}

async function tell(db: Database, services: Services, userId: number, from: From & { at: string }): Promise<void> {
  const { config, settings } = services
  const { language: usual, time_zone } = settings.now()
  const account = await db
    .selectFrom('users')
    .select(['email', 'fullname', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const language = (account.language as Language | null) ?? usual
  const device = deviceOf(from.agent)
  // In both languages as screens write it.
  const time = new Date(from.at)
    .toLocaleString('en-GB', { timeZone: time_zone, dateStyle: 'short', timeStyle: 'short' })
    .replace(',', '')
  const letter = letterOf({
    ...account,
    product: config.name,
    address: from.address,
    device: device ? translate(language, 'profile.device', device) : translate(language, 'profile.unknown_device'),
    time,
    link: `${settings.address()}/profile/change-password`,
  })
  await writeMail(services, db, { ...account, language }, { kind: 'sign_in', letter, isUnasked: true })
}

type About = Record<'product' | 'fullname' | 'email' | 'device' | 'address' | 'time' | 'link', string>

const letterOf = ({ product, fullname, email, device, address, time, link }: About): Letter => ({
  subject: { key: 'signIns.subject', values: { product } },
  greeting: { key: 'recovery.greeting', values: { name: fullname } },
  paragraphs: [
    { key: 'signIns.text', values: { email, device, address, time } },
    { key: 'signIns.fine' },
    { key: 'signIns.alarm' },
  ],
  link: { words: 'shell.change_password', address: link },
  foot: { key: 'mails.why', values: { product } },
})
