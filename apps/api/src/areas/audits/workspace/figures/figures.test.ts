import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const answer = async (who: Browser, audit: OpenAudit, index: number, stt_code: string) =>
  expect(
    (await who.put(`/checklists/${audit.id}/checklist-items/${audit.items[index]!}`, { body: { stt_code } })).status,
  ).toBe(200)
const figures = async (who: Browser, audit: OpenAudit) => (await who.get(`/checklists/${audit.id}/figures`)).body.data
const nextOf = async (who: Browser, audit: OpenAudit) => {
  const { next } = await figures(who, audit)
  return next && audit.items.indexOf(next.id)
}
const resume = async (who: Browser) => (await who.get('/checklists/resume')).body.data

describe('the figures of an audit', () => {
  it('are its findings by group, and whose answers stand', async () => {
    const audit = await openAudit(world)
    const [one, other] = [await audit.member('AUDIT_CHECKLIST_ITEM'), await audit.member('AUDIT_CHECKLIST_ITEM')]
    expect(await figures(one, audit)).toMatchObject({
      groups: [],
      members: [],
      last_activity_at: null,
    })
    const before = Date.now()
    await answer(one, audit, 0, 'MAJ')
    await answer(one, audit, 1, 'MAJ')
    await answer(one, audit, 2, 'OK')
    await answer(one, audit, 4, 'MAJ')
    // The one answers what the other had answered, and the other takes an answer back.
    await answer(other, audit, 1, 'OBS')
    await answer(other, audit, 4, 'NO')
    await answer(other, audit, 3, 'MAJ')
    const shown = await figures(one, audit)
    expect(shown.groups.map(({ id, findings }: never) => [id, (findings as { count: number }[])[0]!.count])).toEqual([
      [audit.groups.first, 1],
      [audit.groups.second, 1],
    ])
    expect(shown.groups[0]).toMatchObject({ index: '<b>I.1</b>', header: 'Khu vực I.1', findings: [{ code: 'MAJ' }] })
    const members = shown.members.map(({ id, answered, findings }: Record<string, number>) => [id, answered, findings])
    expect(members.toSorted()).toEqual([
      [one.id, 2, 1],
      [other.id, 2, 1],
    ])
    expect(Date.parse(shown.last_activity_at)).toBeGreaterThanOrEqual(before)
  })

  it('lead to the first open question, then to the one after the last answer of whoever asks', async () => {
    const audit = await openAudit(world)
    const [one, other] = [await audit.member('AUDIT_CHECKLIST_ITEM'), await audit.member('AUDIT_CHECKLIST_ITEM')]
    expect(await nextOf(one, audit)).toBe(0)
    await answer(one, audit, 2, 'OK')
    expect([await nextOf(one, audit), await nextOf(other, audit)]).toEqual([3, 0])
    await answer(other, audit, 3, 'OK')
    expect(await nextOf(one, audit)).toBe(4)
    await answer(one, audit, 4, 'OK')
    // Behind the last there is nothing open: what was passed over comes.
    expect(await nextOf(one, audit)).toBe(0)
    await answer(one, audit, 0, 'OK')
    await answer(one, audit, 1, 'OK')
    expect(await nextOf(one, audit)).toBeNull()
  })
})

describe('whoever goes on', () => {
  it('goes on in the running audit of theirs in which they answered last', async () => {
    const [first, second] = [await openAudit(world), await openAudit(world)]
    const one = await first.member('AUDIT_CHECKLIST_ITEM')
    const { team_role_id } = await world.db
      .selectFrom('audit_members')
      .select('team_role_id')
      .where('user_id', '=', one.id)
      .executeTakeFirstOrThrow()
    await world.db.insertInto('audit_members').values({ audit_id: second.id, team_role_id, user_id: one.id }).execute()
    expect(await resume(one)).toBeNull()
    await answer(one, first, 0, 'OK')
    await answer(one, second, 1, 'OK')
    const item = (audit: OpenAudit, index: number) => ({
      audit: { id: audit.id, name: expect.any(String) },
      next: { id: audit.items[index], grp_chk_item_id: expect.any(Number), header: expect.any(String) },
    })
    expect(await resume(one)).toEqual(item(second, 2))
    for (const index of [0, 2, 3, 4]) await answer(one, second, index, 'OK')
    expect(await resume(one)).toEqual(item(first, 1))
    await first.move(auditStatus.CORRECTIVE)
    expect(await resume(one)).toBeNull()
    await first.move(auditStatus.IN_PROGRESS)
    expect(await resume(one)).toEqual(item(first, 1))
    await world.db.deleteFrom('audit_members').where('user_id', '=', one.id).execute()
    expect(await resume(one)).toBeNull()
  })
})
