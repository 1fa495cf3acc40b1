import { expect, it } from 'vitest'
import { form } from '#testing/pictures/pictures.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { world } from '#testing/world.ts'

const activeAdmins = async (own: Awaited<ReturnType<typeof world>>) => {
  const rows = await own.db
    .selectFrom('users')
    .select('id')
    .where('group_id', '=', 1)
    .where('status', '=', 0)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.length
}
const sheet = (groupId: number, email: string) =>
  form({
    name: 'Ai đó',
    fullname: 'Ai đó',
    email,
    gender: '1',
    grp_id: String(groupId),
    password: 'tra nap 2026',
    repass: 'tra nap 2026',
  })

it('two administrators who put one another out at once leave one', async () => {
  const own = await world()
  await rounds(async (round) => {
    await own.db.updateTable('users').set({ status: 1 }).where('group_id', '=', 1).execute()
    const [left, right] = [await own.asSuper(), await own.asSuper()]
    const { groupId } = await own.as()
    const first = () =>
      round % 2 === 0
        ? left.post(`/users/${right.id}/deactivate`)
        : left.put('/multi-deactivate-users', { body: { ids: [right.id] } })
    const second = () =>
      round % 2 === 0
        ? right.delete(`/users/${left.id}`)
        : right.post(`/users/${left.id}`, { form: sheet(groupId, `l${round}@example.test`) })
    const locked = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    // Both are let in before either is done.
    const gate = own.db.transaction().execute(async (held) => {
      await held.selectFrom('users').select('id').where('id', 'in', [left.id, right.id]).forUpdate().execute()
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const sent = [first(), second()]
    await new Promise((resolve) => setTimeout(resolve, 300))
    release.resolve()
    const answers = await atOnce(sent)
    await gate
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    expect(await activeAdmins(own)).toBe(1)
  })
})

it('one address that two make at once belongs to one account', async () => {
  const own = await world()
  const maker = await own.as('CREATE_USER')
  await rounds(async (round) => {
    const send = (email: string) => maker.post('/users', { form: sheet(maker.groupId, email) })
    const answers = await atOnce([send(`Twin${round}@example.test`), send(`twin${round}@example.test`)])
    const lost = answers.filter(({ status }) => status !== 200)
    expect([lost.length, [400, 422].includes(lost[0]!.status)]).toEqual([1, true])
    const accounts = own.db.selectFrom('users').select('id').where('email', 'ilike', `twin${round}@example.test`)
    expect(await accounts.execute()).toHaveLength(1)
  })
})

it('an organisation that is deleted while somebody is put into it keeps nobody', async () => {
  const own = await world()
  const boss = await own.asSuper()
  await rounds(async (round) => {
    const { id } = await own.db
      .insertInto('organizations')
      .values({ name: `Kho ${round}`, status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sent = sheet(1, `kho${round}@example.test`)
    sent.set('org_id', String(id))
    const answers = await atOnce([boss.delete(`/organizations/${id}`), boss.post('/users', { form: sent })])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
