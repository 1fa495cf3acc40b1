import { userStatus, userStatuses, userType } from '@apron/contract'
import { invitationDays } from '@apron/contract/people'
import type { Language } from '@apron/messages'
import type { Database } from '#db/client.ts'
import { refused } from '#kernel/refusals.ts'
import type { Services } from '#http/services.ts'
import type { Letter } from '#jobs/mail/letter.ts'
import { productNamed, writeMail } from '#jobs/mail/mail.ts'
import { noPassword } from '../domain/password.ts'
import { addLink, endInvitation } from '../domain/password-link.ts'
import { countInvitation } from '../domain/recovery-limit.ts'
import type { UserRow } from './users.ts'

/** Who invites, and the language in which they do. */
type Inviting = { id: number; language: Language }

/** Writes a link to a held person who has no password yet, in their language or else in that of the call; the one before is no longer good. 400 for anybody else, 429 after too many in an hour. */
export async function send(db: Database, services: Services, person: UserRow, inviting: Inviting): Promise<void> {
  const { id: invitedBy, language } = inviting
  const { settings } = services
  const [account, inviter] = await Promise.all([accountOf(db, person.id), accountOf(db, invitedBy)])
  if (account.password_hash !== noPassword) throw refused('has_password')
  if (person.status !== userStatus.ACTIVE)
    throw refused('wrong_status', { status: { text: userStatuses[userStatus.DEACTIVATED].text } })
  await countInvitation(db, person.id)
  await endInvitation(db, person.id)
  const minutes = invitationDays * 24 * 60
  const token = await addLink(db, { userId: person.id, replaces: noPassword, minutes, invitedBy })
  const link = `${settings.address()}/invitation/${token}`
  const to = { ...person, language: account.language ?? language }
  const letter = letterOf({
    ...person,
    product: productNamed(services, to.language),
    inviter: inviter.fullname,
    address: inviter.email,
    link,
  })
  await writeMail(services, db, to, { kind: 'invitation', letter })
}

/** Takes back the invitation of a held person; 400 when there is none. */
export async function withdraw(db: Database, person: UserRow): Promise<void> {
  const wasThere = await endInvitation(db, person.id)
  if (!wasThere || person.invitation === null) throw refused('no_invitation')
}

async function accountOf(db: Database, id: number) {
  const account = await db
    .selectFrom('users')
    .select(['fullname', 'email', 'language', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...account, language: account.language as Language | null }
}

type About = Pick<UserRow, 'fullname' | 'email' | 'type'> & {
  product: string
  inviter: string
  address: string
  link: string
}

const letterOf = ({ product, fullname, email, type, inviter, address, link }: About): Letter => ({
  subject: { key: 'invitations.subject', values: { product } },
  greeting: { key: 'recovery.greeting', values: { name: fullname } },
  paragraphs: [
    { key: 'invitations.text', values: { inviter, email, product, days: invitationDays } },
    { key: type === userType.EXTERNAL ? 'invitations.type_external' : 'invitations.type_internal' },
    { key: 'invitations.ask', values: { inviter, address } },
    { key: 'invitations.ignore' },
  ],
  link: { words: 'invitations.save', address: link },
  foot: { key: 'mails.why', values: { product } },
})
