import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '#testing/world.ts'
import type { Letter } from './letter.ts'
import { writeMails, type MailDraft } from './mail.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const letter: Letter = {
  subject: { key: 'recovery.title' },
  greeting: { key: 'recovery.greeting', values: { name: 'Lan' } },
  paragraphs: [{ key: 'recovery.about' }],
  foot: { key: 'recovery.back' },
}
const mailTo = (number: number, more: Partial<MailDraft> = {}): MailDraft => ({
  to: { email: `person-${number}@apron.example`, fullname: `Lan ${number}`, language: 'vi' },
  kind: 'notices',
  letter,
  ...more,
})

describe('mails', () => {
  it('are written to ten thousand people at once, each with the job that sends it', async () => {
    const mails = Array.from({ length: 10_000 }, (_, number) => mailTo(number))
    const unsubscribe = 'https://apron.example/mail-off/1'
    mails[7] = mailTo(7, { unsubscribe })
    const trx = await world.db.startTransaction().execute()
    try {
      await writeMails(world.app.services, trx, mails)
      const rows = await trx.selectFrom('mails').selectAll().orderBy('id').execute()
      expect(rows).toHaveLength(10_000)
      const names = new Set(rows.map(({ to_address, to_name }) => `${to_name} ${to_address}`))
      expect(names).toEqual(new Set(mails.map(({ to }) => `${to.fullname} ${to.email}`)))
      expect(rows.flatMap((row) => row.unsubscribe ?? [])).toEqual([unsubscribe])
      const queued = await trx.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()
      expect(queued).toHaveLength(10_000)
    } finally {
      // Nobody is to send them.
      await trx.rollback().execute()
    }
  })
})
