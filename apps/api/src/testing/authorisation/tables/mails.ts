import { createHash } from 'node:crypto'
import { sign } from '../../../areas/talk/notifications/mail/off-link.ts'
import type { Prepare } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'mail and lost passwords'

/** What is written to people, which no permission of the catalogue opens, and how a lost password is replaced. */
export const calls = table(`
  #                                              nobody without elsewhere author holder super
  POST   /forgot-pwd                      -      200    200     200       .      200    200
  POST   /reset-pwd                       -      200    200     200       .      200    200
  POST   /notifications/mail-off          -      200    200     200       .      200    200
  GET    /mails                           admins 401    403     403       .      .      200
  POST   /mails/{id}/opening              admins 401    403     403       .      .      200
  POST   /mails/{id}/retry                admins 401    403     403       .      .      200
`)

const kept: Prepare = async ({ world }) => {
  const written = { to_address: 'an@apron.example', to_name: 'An', kind: 'recovery', language: 'vi' as const }
  const { id } = await world.db
    .insertInto('mails')
    .values({ ...written, subject: 'S', text: 'T', html: '<p>T</p>', state: 'kept' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

let asked = 0
export const requests: Record<string, Prepare> = {
  'POST /forgot-pwd': () => ({ body: { email: `nobody-${(asked += 1)}@apron.example` } }),
  'POST /reset-pwd': async ({ world }) => {
    const [{ id }, token] = [await world.as(), `link ${(asked += 1)}`]
    const user = world.db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', id)
    const { email, password_hash } = await user.executeTakeFirstOrThrow()
    const hashes = { token_hash: digestOf(token), replaces: digestOf(password_hash) }
    const expires_at = new Date(Date.now() + 60_000)
    await world.db
      .insertInto('password_resets')
      .values({ user_id: id, ...hashes, expires_at })
      .execute()
    return { body: { email, pwd: 'một mật khẩu mới 27', confirmPwd: 'một mật khẩu mới 27', token } }
  },
  'POST /notifications/mail-off': async ({ world }) => ({
    body: { token: sign(world.app.services.config.secret, { userId: (await world.as()).id, kinds: ['MENTION'] }) },
  }),
  'POST /mails/{id}/opening': kept,
  'POST /mails/{id}/retry': kept,
}
