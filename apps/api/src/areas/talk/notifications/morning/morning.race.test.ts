import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../../../app.ts'
import { openAudit } from '#testing/audits/open-audit.ts'
import { settled } from '#testing/processes/settled.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { world } from '#testing/world.ts'
import { sumUp } from './morning.ts'

const silent = { publish: () => undefined, caller: null }

it('comes at seven in the time zone, once for all processes, and not again when they start anew', async () => {
  let now = new Date('2026-03-10T11:00:00Z')
  const one = await world({ now: () => now })
  const { config } = one.app.services
  const more = async () => {
    const filesDirectory = join(config.dataDirectory, 'files')
    const other = await buildApp({ config, db: one.db, connection: one.connection, filesDirectory, now: () => now })
    await other.server.ready()
    onTestFinished(() => other.server.close())
  }
  await more()
  const audit = await openAudit(one)
  const auditor = await audit.member('AUDIT_CHECKLIST_ITEM')
  const reader = await audit.member()
  const way = { type: 'CHK_ITEM_STT_UPDATE', way: 'morning' }
  await reader.put('/notifications/preferences', { body: { preferences: [way] } })
  await auditor.put(`/checklists/${audit.id}/checklist-items/${audit.items[0]}`, { body: { stt_code: 'OK' } })
  const digests = async () => {
    const rows = one.db.selectFrom('notifications').select('subject').where('type', '=', 'DIGEST')
    return (await rows.where('user_id', '=', reader.id).execute()).map(({ subject }) => subject)
  }
  now = new Date('2026-03-10T23:59:59Z')
  await new Promise((next) => setTimeout(next, 6_000))
  expect(await digests()).toEqual([])
  now = new Date('2026-03-11T00:00:00Z')
  await expect.poll(digests).toEqual(['morning:2026-03-11'])
  await more()
  await new Promise((next) => setTimeout(next, 1_000))
  expect(await digests()).toEqual(['morning:2026-03-11'])
})

it('two that sum up while something comes say it once, and lose nothing', async () => {
  const one = await world()
  // The product sums up by itself when it begins, and would take what is to be summed up here.
  await settled(one)
  const audit = await openAudit(one)
  const auditor = await audit.member('AUDIT_CHECKLIST_ITEM')
  const reader = await audit.member()
  const way = { type: 'CHK_ITEM_STT_UPDATE', way: 'morning' }
  await reader.put('/notifications/preferences', { body: { preferences: [way] } })
  const answer = (item: number, stt_code: string) =>
    auditor.put(`/checklists/${audit.id}/checklist-items/${item}`, { body: { stt_code } })
  let told = 0
  await rounds(async (round) => {
    const day = new Date(Date.UTC(2027, 0, 1 + round)).toISOString().slice(0, 10)
    const codes = round % 2 ? ['OK', 'OBS'] : ['OBS', 'OK']
    await answer(audit.items[0], codes[0]!)
    const sum = () => one.db.transaction().execute((db) => sumUp({ db, ...silent }, day))
    const [, , ...came] = await Promise.all([
      sum(),
      sum(),
      ...audit.items.slice(1).map((item) => answer(item, codes[1]!)),
    ])
    await atOnce(came.map((one) => Promise.resolve(one)))
    const rows = one.db.selectFrom('notifications').select(['type', 'subject', 'waits', 'data'])
    const all = await rows.where('user_id', '=', reader.id).execute()
    const digests = all.filter(({ type }) => type === 'DIGEST')
    expect(digests.filter(({ subject }) => subject === `morning:${day}`)).toHaveLength(1)
    told += 5
    const summed = digests.map(({ data }) => Number(data['answers']))
    const waiting = all.filter(({ waits }) => waits).length
    expect(summed.reduce((sum, some) => sum + some, 0) + waiting).toBe(told)
  })
})
