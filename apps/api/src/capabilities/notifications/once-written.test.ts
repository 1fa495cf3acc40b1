import { expect, it, vi } from 'vitest'
import { world } from '#testing/world.ts'
import { notifyFromJob } from './notify-from-job.ts'

it('people hear of what a job has written once it is there, and of what was taken back nothing', async () => {
  const { db } = await world()
  const named = (name: string) => db.selectFrom('positions').select('id').where('name', '=', name).executeTakeFirst()
  const seen: Promise<unknown>[] = []
  const emit = vi.fn<() => void>(() => void seen.push(named('Trưởng kho')))
  const telling = notifyFromJob({ db, emit }, async (inside, publish) => {
    await inside.insertInto('positions').values({ name: 'Trưởng kho', order: 1 }).execute()
    publish({ user: 1 }, 'notification:read', { unread: 0, lines: 0 })
    expect(emit).not.toHaveBeenCalled()
  })
  await telling
  expect(emit).toHaveBeenCalledTimes(1)
  expect(await seen[0]).toEqual({ id: expect.any(Number) })
  const broken = notifyFromJob({ db, emit }, (_, publish) => {
    publish({ user: 1 }, 'notification:read', { unread: 0, lines: 0 })
    return Promise.reject(new Error('in the middle'))
  })
  await expect(broken).rejects.toThrow('in the middle')
  expect(emit).toHaveBeenCalledTimes(1)
})
