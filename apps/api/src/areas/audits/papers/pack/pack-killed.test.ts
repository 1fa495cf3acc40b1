import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { filesOfPack } from '#testing/audits/packs.ts'
import { sampleAudit, type SampleAudit } from '#testing/audits/sample-audit.ts'
import { startKilledApp, type KilledApp } from '#testing/processes/killed-app.ts'
import { halfAMinuteLater, takenUp } from '#testing/processes/half-a-minute-later.ts'
import { kills, longest } from '#testing/trials.ts'
import type { World } from '#testing/world.ts'

vi.setConfig({ testTimeout: longest })

let killed: KilledApp
let audit: SampleAudit
beforeAll(async () => {
  killed = await startKilledApp()
  const { db } = killed.two
  const as = async () => ({ ...(await killed.two.person()), groupId: 1 })
  audit = await sampleAudit({ db, as } as unknown as World, { groups: 20, itemsPerGroup: 5 })
})
afterAll(() => killed.stop())

const call = async (route: string, body?: unknown) => {
  const came = await killed.two.call(killed.app(), killed.person, route, { body })
  expect([route, came.status, came.body.message]).toEqual([route, 200, undefined])
  return came.body.data
}

it('a pack whose process is killed at any moment is made again, once and whole', async () => {
  const { db } = killed.two
  for (let kill = 0; kill < kills; kill += 1) {
    const words = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: audit.items }
    const { id: of } = await call(`POST /checklists/${audit.id}/meeting-minutes`, words)
    const { id } = await call('POST /exports', { what: 'pack', of, format: 'zip', languages: ['vi'] })
    await new Promise((resolve) => setTimeout(resolve, 700 * kill))
    await killed.kill()
    await halfAMinuteLater(db)
    await killed.startAgain()
    const standing = async () => {
      const { state, error } = await call(`GET /exports/${id}`)
      return [state, error]
    }
    await expect.poll(standing, { timeout: takenUp, interval: 250 }).toEqual(['done', null])
    const { file } = await call(`GET /exports/${id}`)
    const bytes = Buffer.from(await (await fetch(killed.app().url + file.url)).arrayBuffer())
    const parts = filesOfPack(bytes)
    const manifest = JSON.parse(parts['manifest.json']!.toString()) as {
      files: { path: string; sha256: string }[]
    }
    expect(manifest.files.length).toBeGreaterThan(8)
    for (const { path, sha256 } of manifest.files)
      expect([path, createHash('sha256').update(parts[path]!).digest('hex')]).toEqual([path, sha256])
    const rows = db.selectFrom('exports').select('id').where('minutes_id', '=', of).where('format', '=', 'zip')
    expect(await rows.execute()).toEqual([{ id }])
    const trail = db.selectFrom('audit_trail').select('id').where('action', '=', 'paper.made')
    expect(await trail.where('subject_id', '=', id).execute()).toHaveLength(1)
  }
})
