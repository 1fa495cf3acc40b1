import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { translate } from '@apron/messages'
import { killMinutes, kills, rounds } from '../../trials.ts'
import { openClient, peopleAtWork } from '../people-at-work.ts'
import { form } from '../../pictures/pictures.ts'
import { startTwoApps } from '../two-apps.ts'
import { openFront } from './front.ts'
import { openTab } from './hearing.ts'
import { startMailServer } from '#jobs/mail/testing/mail-server.ts'
import { usersOfFiles } from './users-of-files.ts'

/** What a write may be answered by a process that has only just begun. */
const refusals = [{ status: 503, body: { code: 'database_away', message: translate('vi', 'errors.database_away') } }]

it('three processes on one database, one of them killed again and again, lose nothing and do nothing twice', async () => {
  const mail = await startMailServer()
  const two = await startTwoApps(mail.env)
  const apps = [...two.apps, await two.start()]
  const ports = () => apps.map(({ url }) => Number(new URL(url).port))
  const front = await openFront(ports)
  onTestFinished(async () => {
    front.close()
    await Promise.all(apps.map((app) => app.end('SIGTERM')))
    await two.stop()
    await mail.close()
  })
  let turn = 0
  const app = () => apps[(turn += 1) % apps.length]!
  const { token } = await two.person()
  const at = { on: (work) => work(two.db), app, token } satisfies Parameters<typeof usersOfFiles>[0]
  const people = await peopleAtWork(at)
  const users = await usersOfFiles(at)
  const lan = await two.signIn(people.chat.to)
  const chat = { app, front: front.url, token: lan.token, chat: people.chat.id }
  const tabs = await Promise.all([1, 2, 3, 4].map(() => openTab(chat)))
  const inviting = openClient(app, token)
  const invited: string[] = []
  const inviters = inviting.working(async (n) => {
    const email = `moi${n}@apron.example`
    const body = form({ name: `Mời ${n}`, email, gender: '0', grp_id: '1' })
    await inviting.send('POST', '/users/invitations', body, `invitation ${n}`)
    invited.push(email)
    await sleep(400)
  })
  inviters.catch(() => undefined)

  await rounds(async () => {
    const rest = sleep((killMinutes * 60_000) / kills)
    const place = Math.floor(Math.random() * apps.length)
    const before = [people, users].map((some) => some.acknowledged())
    const goOn = async () => {
      await vi.waitFor(() => expect(people.acknowledged()).toBeGreaterThan(before[0]! + 30), 60_000)
      await vi.waitFor(() => expect(users.acknowledged()).toBeGreaterThan(before[1]! + 3), 60_000)
    }
    const failing = Promise.all([users.work, inviters]).then(() => undefined)
    await Promise.race([goOn(), failing])
    await sleep(Math.random() * 500)
    await apps[place]!.end('SIGKILL')
    // The others go on.
    const others = people.acknowledged()
    await vi.waitFor(() => expect(people.acknowledged()).toBeGreaterThan(others + 30), 60_000)
    apps[place] = await two.start()
    await rest
  }, kills)
  const lastKill = new Date()
  inviting.known.isWorking = false
  await Promise.all([people.goHome(), users.goHome(), inviters])
  await vi.waitFor(() => {
    for (const { heard } of tabs) expect(heard).toEqual(people.chat.said)
  }, 60_000)
  await users.check()
  await people.check()

  // Nothing of the queue is left, and nothing has failed; what begins by itself still does.
  const unfinished = async () =>
    (await two.db.selectFrom('mails').select('state').where('state', '<>', 'sent').execute()).length
  await expect.poll(unfinished, { timeout: 240_000, interval: 300 }).toBe(0)
  const periodic = two.db.selectFrom('job_periods').select('begun_at').where('kind', '=', 'files.released')
  await expect
    .poll(async () => new Date((await periodic.executeTakeFirstOrThrow()).begun_at).getTime(), { timeout: 90_000 })
    .toBeGreaterThan(lastKill.getTime())
  const times = invited.map(
    (email) => mail.received.filter((one) => one.includes(`To: `) && one.includes(email)).length,
  )
  expect(times.filter((count) => count === 0)).toEqual([])
  expect(users.wrong).toEqual([])
  for (const problem of [...people.problems, ...users.problems, ...inviting.known.problems])
    expect(refusals).toContainEqual(problem)
}, 3_600_000)
