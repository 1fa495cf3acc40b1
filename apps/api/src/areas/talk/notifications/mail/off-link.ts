import { createHmac, timingSafeEqual } from 'node:crypto'
import { noticeKinds, type NoticeKind } from '@apron/contract'

/** Whose mail is turned off, and of which kinds. */
export type Off = { userId: number; kinds: NoticeKind[] }

const known: ReadonlySet<string> = new Set(noticeKinds)

const sealOf = (secret: string, said: string) =>
  createHmac('sha256', `${secret}:mail-off`).update(said).digest('base64url')

/** What a link holds that turns kinds of mail off for somebody who has not signed in; it lets nobody do anything else. */
export function sign(secret: string, { userId, kinds }: Off): string {
  const said = `${userId}.${kinds.join('-')}`
  return `${said}.${sealOf(secret, said)}`
}

/** What a link says; undefined for one that was not signed here. */
export function read(secret: string, token: string): Off | undefined {
  const [user = '', kinds = '', seal = ''] = token.split('.')
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(secret, `${user}.${kinds}`))]
  if (given.length !== right.length || !timingSafeEqual(given, right) || token.split('.').length !== 3) return undefined
  return { userId: Number(user), kinds: kinds.split('-').filter((kind): kind is NoticeKind => known.has(kind)) }
}
