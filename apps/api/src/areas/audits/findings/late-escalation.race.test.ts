import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../../app.ts'
import { openAudit } from '#testing/audits/open-audit.ts'
import { settled } from '#testing/processes/settled.ts'
import { rounds } from '#testing/trials.ts'
import { world, type World } from '#testing/world.ts'
import { escalateLate } from './late-escalation.ts'

const silent = { publish: () => undefined, caller: null }

/** An audit in correction, whose one finding was due on a day, and who leads its organisation. */
async function late(own: World, corrective_date: string) {
  const audit = await openAudit(own)
  const head = await own.as('VIEW_ALL_CHECKLIST')
  const { organization_id } = await own.db
    .selectFrom('audits')
    .select('organization_id')
    .where('id', '=', audit.id)
    .executeTakeFirstOrThrow()
  await own.db.updateTable('organizations').set({ head_id: head.id }).where('id', '=', organization_id).execute()
  const chief = await own.asSuper()
  await chief.put(`/checklists/${audit.id}/checklist-items/${audit.items[0]}`, { body: { stt_code: 'MAJ' } })
  await own.db.updateTable('audit_items').set({ corrective_date }).where('id', '=', audit.items[0]).execute()
  await audit.move(4)
  const told = async () =>
    (await own.db.selectFrom('notifications').select('type').where('user_id', '=', head.id).execute()).length
  const trail = own.db.selectFrom('audit_trail').select('id').where('action', '=', 'audit.lateness_passed_on')
  const noted = async () => (await trail.where('subject_id', '=', audit.id).execute()).length
  return { counts: async () => [await told(), await noted()] }
}

it('two that pass on at once say it once', async () => {
  const own = await world()
  await rounds(async () => {
    const { counts } = await late(own, '2026-03-02')
    const pass = () =>
      own.db
        .transaction()
        .execute((db) => escalateLate({ db, ...silent }, { responsible: 0, lead: 0, head: 7 }, '2026-03-10'))
    await Promise.all([pass(), pass(), pass()])
    expect(await counts()).toEqual([1, 1])
  })
})

it('comes in the morning where the product is, once for all processes, and not again when they start anew', async () => {
  let now = new Date('2026-03-09T11:00:00Z')
  const own = await world({ now: () => now })
  const { config } = own.app.services
  const more = async () => {
    const filesDirectory = join(config.dataDirectory, 'files')
    const other = await buildApp({ config, db: own.db, connection: own.connection, filesDirectory, now: () => now })
    await other.server.ready()
    onTestFinished(() => other.server.close())
  }
  await more()
  await settled(own)
  const { counts } = await late(own, '2026-03-02')
  now = new Date('2026-03-09T23:44:59Z')
  await new Promise((next) => setTimeout(next, 6_000))
  expect(await counts()).toEqual([0, 0])
  now = new Date('2026-03-09T23:45:00Z')
  await expect.poll(counts).toEqual([1, 1])
  await more()
  await new Promise((next) => setTimeout(next, 1_000))
  expect(await counts()).toEqual([1, 1])
})
