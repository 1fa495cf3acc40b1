import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { beside, serverBeside, signIn } from '../beside.ts'
import { imports } from '../../imports.ts'
import { peopleAtWork } from '../people-at-work.ts'
import { runApp } from '../running-app.ts'
import { startedBefore } from '../started-before.ts'
import { kills, rounds } from '../../trials.ts'

it('whatever was acknowledged is there once after the application was killed, again and again', async () => {
  const dataDirectory = await startedBefore()
  let app = await runApp(dataDirectory)
  onTestFinished(async () => {
    await app.end('SIGTERM')
    await rm(dataDirectory, { recursive: true, force: true })
  })
  const people = await peopleAtWork({
    on: (work) => beside(dataDirectory, work),
    app: () => app,
    token: await signIn(app, dataDirectory),
  })
  const library = imports(dataDirectory)

  await rounds(async (round) => {
    const before = people.acknowledged()
    const loading = await library.start(round)
    await loading.begun
    await vi.waitFor(() => expect(people.acknowledged()).toBeGreaterThan(before), 45_000)
    await sleep(Math.random() * 300)
    const server = serverBeside(dataDirectory)
    const gone = app.end('SIGKILL')
    loading.kill()
    // Every third time as when the power fails: the database dies with it.
    if (round % 3 === 2) process.kill(server, 'SIGKILL')
    await Promise.all([gone, loading.ended])
    app = await runApp(dataDirectory)
  }, kills)
  await people.goHome()
  await people.check()
  await library.check()
  expect(people.problems).toEqual([])
}, 600_000)
