import type { Prepare } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'mail and lost passwords'

/** What is written to people, which no permission of the catalogue opens, and how a lost password is replaced. */
export const calls = table(`
  #                                              nobody without elsewhere author holder super
  POST   /forgot-pwd                      -      200    200     200       .      200    200
  POST   /reset-pwd                       -      410    410     410       .      410    410
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

let asked = 0
export const requests: Record<string, Prepare> = {
  'POST /forgot-pwd': () => ({ body: { email: `nobody-${(asked += 1)}@apron.example` } }),
  'POST /reset-pwd': () => ({
    body: { email: 'nobody@apron.example', pwd: 'a long new word 7', confirmPwd: 'a long new word 7', token: 'none' },
  }),
  'POST /mails/{id}/opening': kept,
  'POST /mails/{id}/retry': kept,
}
