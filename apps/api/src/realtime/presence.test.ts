import { expect, it, vi } from 'vitest'
import { openLine } from '#testing/processes/line.ts'
import { world, type Browser } from '#testing/world.ts'

const active = async (who: Browser) =>
  (await who.get('/users/active')).body.data.map((person: { id: number }) => person.id) as number[]

it('a person with three tabs is online once, until the last one is closed', async () => {
  const { url, as, signIn } = await world()
  const [watcher, me] = [await as(), await as()]
  const line = await openLine(url, watcher.token)
  const tabs = [
    await openLine(url, me.token),
    await openLine(url, me.token),
    await openLine(url, (await signIn(me.id)).token),
  ]
  expect(await active(watcher)).toEqual([watcher.id, me.id])
  const came = await line.hears('users:active', ({ user_ids }) => user_ids.includes(me.id))
  expect(came.joined.filter((person) => person.id === me.id)).toMatchObject([{ fullname: expect.any(String) }])
  tabs[0]!.socket.disconnect()
  tabs[1]!.socket.disconnect()
  await new Promise((next) => setTimeout(next, 2500))
  expect(await active(watcher)).toEqual([watcher.id, me.id])
  tabs[2]!.socket.disconnect()
  await expect.poll(() => active(watcher)).toEqual([watcher.id])
  expect(line.all('users:active').length).toBeLessThanOrEqual(3)
})

it('a page that is loaded again does not make its person come and go', async () => {
  const { url, as } = await world()
  const [watcher, me] = [await as(), await as()]
  const first = await openLine(url, me.token)
  const line = await openLine(url, watcher.token)
  await line.hears('users:active', ({ user_ids }) => user_ids.length === 2)
  const before = line.all('users:active').length
  first.socket.disconnect()
  await new Promise((next) => setTimeout(next, 500))
  await openLine(url, me.token)
  await new Promise((next) => setTimeout(next, 2500))
  expect(line.all('users:active')).toHaveLength(before)
})

it('whoever was put out is not shown as online, and nobody online is a list of nobody', async () => {
  const { url, as, db } = await world()
  const [watcher, me] = [await as(), await as()]
  expect(await active(watcher)).toEqual([])
  await openLine(url, me.token)
  await db.updateTable('users').set({ status: 1 }).where('id', '=', me.id).execute()
  await vi.waitFor(async () => expect(await active(watcher)).toEqual([]), 45_000)
})
