import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { translate } from '@apron/messages'
import { serversIn } from '#db/embedded/processes.ts'
import { keyNamed } from '../../key-named.ts'
import { clusterBeside, signIn } from '../beside.ts'
import { runApp } from '../running-app.ts'
import { startedBefore } from '../started-before.ts'
import { longest, tried } from '../../trials.ts'

vi.setConfig({ testTimeout: longest })

/** As when the machine of a database freezes: connections stay, and nobody answers on them. */
it('while PostgreSQL is halted calls are told so, and what was sent is done once when it goes on', async () => {
  const data = await startedBefore()
  const app = await runApp(data)
  const signal = (name: NodeJS.Signals) => serversIn(clusterBeside(data)).forEach((pid) => process.kill(pid, name))
  onTestFinished(async () => {
    signal('SIGCONT')
    await app.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  })
  const token = await signIn(app, data)
  const add = async (name: string) => {
    const response = await fetch(`${app.url}/api/positions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'accept-language': 'vi',
        'idempotency-key': keyNamed(name),
      },
      body: JSON.stringify({ name, order: 1 }),
    })
    return { status: response.status, body: (await response.json()) as { code?: string; message?: string } }
  }
  const names = async () => {
    const response = await fetch(`${app.url}/api/positions?per_page=all`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await response.json()) as { data: { name: string }[] }).data.map(({ name }) => name)
  }
  expect((await add('Thủ kho')).status).toBe(200)

  signal('SIGSTOP')
  const away = { status: 503, body: { code: 'database_away', message: translate('vi', 'errors.database_away') } }
  const told = await Promise.all(['Lái xe', 'Thợ điện', 'Kế toán'].map(add))
  expect(told).toEqual([away, away, away])
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  const ready = async () => {
    const answer = await fetch(`${app.url}/readyz`)
    const { database, files } = (await answer.json()) as Record<string, unknown>
    return [answer.status, database, files]
  }
  await expect.poll(ready, { interval: 200 }).toEqual([503, 'failed', 'ok'])

  signal('SIGCONT')
  await expect.poll(ready, { interval: 200 }).toEqual([200, 'ok', 'ok'])
  // What goes on again may still be too busy to answer at once.
  for (const name of ['Lái xe', 'Thợ điện', 'Kế toán'])
    await expect.poll(async () => (await add(name)).status, { interval: 200 }).toBe(200)
  expect((await names()).toSorted()).toEqual(['Kế toán', 'Lái xe', 'Thợ điện', 'Thủ kho'])
  tried(1)
})
