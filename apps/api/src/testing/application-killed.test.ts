import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { AuditItem, HistoryEntry } from '@apron/contract'
import { auditBeside, serverBeside, signIn } from './beside.ts'
import { form, jpeg } from './pictures.ts'
import { runApp } from './running-app.ts'

type Item = { id: number; acknowledged: string[]; sent: string[] }
type Upload = { url: string; bytes: Buffer }

it(
  'whatever was acknowledged is there after the application was killed, three times over',
  { timeout: 60_000 },
  async () => {
    const dataDirectory = await realpath(await mkdtemp(join(tmpdir(), 'apron-killed-')))
    let app = await runApp(dataDirectory)
    onTestFinished(async () => {
      await app.end('SIGTERM')
      await rm(dataDirectory, { recursive: true, force: true })
    })
    const token = await signIn(app)
    const headers = { authorization: `Bearer ${token}` }
    const made = await auditBeside(dataDirectory)
    const { audit } = made
    const items: Item[] = made.items.map((id) => ({ id, acknowledged: [], sent: [] }))
    const uploads: Upload[] = []
    let width = 50

    async function answering(item: Item, until: () => boolean): Promise<void> {
      while (!until()) {
        const stt_code = item.sent.at(-1) === 'OK' ? 'MAJ' : 'OK'
        item.sent.push(stt_code)
        const response = await fetch(`${app.url}/api/checklists/${audit}/checklist-items/${item.id}`, {
          method: 'PUT',
          body: JSON.stringify({ stt_code }),
          headers: { ...headers, 'content-type': 'application/json' },
        })
        await response.json()
        if (response.ok) item.acknowledged.push(stt_code)
        // The history that is compared in the end shows 500 entries.
        await sleep(10)
      }
    }

    async function uploading(until: () => boolean): Promise<void> {
      while (!until()) {
        const bytes = await jpeg((width += 1), 50)
        const body = form({}, [['file', 'ảnh.jpg', bytes]])
        const response = await fetch(`${app.url}/api/libraries/upload`, { method: 'POST', body, headers })
        const { data } = (await response.json()) as { data: { url: string } }
        if (response.ok) uploads.push({ url: data.url, bytes })
      }
    }

    async function read<Data>(path: string): Promise<Data> {
      const response = await fetch(`${app.url}/api/checklists/${audit}/checklist-items/${path}`, { headers })
      return ((await response.json()) as { data: Data }).data
    }

    for (const round of [1, 2, 3]) {
      const before = items.reduce((sum, item) => sum + item.acknowledged.length, 0) + uploads.length
      let killed = false
      const until = () => killed
      // What is on its way when the application dies fails; that is not a fault.
      const work = [...items.map((item) => answering(item, until)), uploading(until)].map((one) =>
        one.catch(() => undefined),
      )
      await sleep(300 + Math.random() * 900)
      killed = true
      // The last time, as when the power fails: the database dies with it.
      const server = serverBeside(dataDirectory)
      const gone = app.end('SIGKILL')
      if (round === 3) process.kill(server, 'SIGKILL')
      await Promise.all([gone, ...work])
      const acknowledged = items.reduce((sum, item) => sum + item.acknowledged.length, 0) + uploads.length
      expect(acknowledged, `round ${round} acknowledged something`).toBeGreaterThan(before)

      app = await runApp(dataDirectory)
      for (const item of items) {
        const { checklist_item_status: status } = await read<AuditItem>(String(item.id))
        const history = (await read<HistoryEntry[]>(`${item.id}/histories`)).map((entry) => entry.status!).toReversed()
        // The one that was on its way may have arrived.
        expect([item.acknowledged, item.sent]).toContainEqual(history)
        // Nothing may have arrived yet.
        expect(status.code).toBe(history.at(-1) ?? 'NO')
        item.acknowledged = [...history]
        item.sent = [...history]
      }
      for (const { url, bytes } of uploads) {
        const stored = Buffer.from(await (await fetch(app.url + url)).arrayBuffer())
        expect(stored.equals(bytes)).toBe(true)
      }
    }
  },
)
