import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostReported } from '@apron/contract/audits'
import { feetOfPdf, made } from '#testing/audits/exported-papers.ts'
import { manyFindings } from '#testing/audits/many-findings.ts'
import { linesOfXlsx } from '#testing/audits/told-actions.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { readActions } from '../../domain/finding/told/read.ts'
import { paperNow, presentPaper } from '../../domain/paper-head.ts'

const shown = 60
let world: World
let secretary: Browser
let ids: number[]
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-03-28T02:00:00Z') })
  secretary = await world.as('VIEW_ALL_CHECKLIST')
  const audit = await manyFindings(world, secretary, { findings: mostReported, shown })
  ids = audit.items
})
afterAll(() => world.stop())

it('200 findings with 60 photos are read in as many statements as one', async () => {
  const { settings, fileStore } = world.app.services
  const statementsFor = async (some: number[]) => {
    let count = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        count += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const db = world.db.withPlugin(counting)
    const paper = presentPaper(paperNow(settings), fileStore)
    const reader = { db, fileStore, paper, today: '2026-03-28', timeZone: 'Asia/Ho_Chi_Minh' }
    const { findings } = await readActions(reader, { ids: some })
    expect(findings).toHaveLength(some.length)
    return count
  }
  const one = await statementsFor(ids.slice(0, 1))
  expect([one, await statementsFor(ids)]).toEqual([4, 4])
})

it('they are one paper within the bounds of papers, every one of them in it', async () => {
  const asked = { what: 'actions', of: 0, query: { finding_ids: ids } }
  const pdf = await made(world, secretary, { ...asked, format: 'pdf' })
  const pages = await feetOfPdf(pdf.bytes)
  expect([pdf.notes, pages.at(-1)]).toEqual([[], expect.stringContaining(`${pages.length}/${pages.length}`)])
  const lines = linesOfXlsx((await made(world, secretary, { ...asked, format: 'xlsx' })).bytes)
  expect(lines).toHaveLength(mostReported)
  expect(lines.filter((line) => line['Ảnh'] !== '')).toHaveLength(shown)
  expect(new Set(lines.map((line) => line['Ngày xác nhận'])).size).toBe(1)
})
