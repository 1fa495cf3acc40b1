import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { bare, lettersOfPdf, made, photos } from '#testing/audits/exported-papers.ts'
import { sampleAudit, type SampleAudit } from '#testing/audits/sample-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let secretary: Browser
let photo: number
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-09-15T03:00:00Z') })
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES', 'QREPORT_CHECKLIST')
  photo = (await photos(world, secretary))[1]!
})
afterAll(() => world.stop())

const sentence = 'Ba van trên tuyến ống xuất mất nhãn số nên người vận hành không biết van nào của bể nào. '
const text = (sentences: number, end = '') => `<p>${sentence.repeat(sentences)}${end}</p>`

/** Makes every question of an audit a finding that is concluded in so many sentences, with a photo where one is given. */
async function conclude({ items, concluded, team }: SampleAudit, sentences: number, file: number | null) {
  const found = sql`(select status_id from audit_items where id = ${concluded.item})`
  await sql`update audit_items set status_id = ${found}, finding_number = 'NC-2026-' || id,
    content = '<p>đầu-' || id || '-</p>' where id = any(${items}::integer[])`.execute(world.db)
  await sql`delete from comments where audit_item_id = any(${items}::integer[])`.execute(world.db)
  for (const id of items) {
    const comment = { audit_item_id: id, user_id: team.auditor, content: text(sentences, `hết-${id}-`), is_final: true }
    const { id: comment_id } = await world.db
      .insertInto('comments')
      .values(comment)
      .returning('id')
      .executeTakeFirstOrThrow()
    if (file !== null)
      await world.db.insertInto('comment_files').values({ comment_id, file_id: file, position: 0 }).execute()
  }
}

async function saveMinutes({ id, items }: SampleAudit) {
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: items }
  expect((await secretary.post(`/checklists/${id}/meeting-minutes`, { body })).status).toBe(200)
}

const pdfOf = async (what: string, of: number, query = {}) =>
  (await made(world, secretary, { what, of, format: 'pdf', query })).bytes
const pageOf = (pages: readonly string[], words: string) => pages.findIndex((page) => page.includes(bare(words)))

/** How far down the last word of each page stands, its foot left out, in points from its lower edge. */
async function lowestOf(bytes: Buffer): Promise<number[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const lowest: number[] = []
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent()
    const heights = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [Number(item.transform[5])] : [],
    )
    lowest.push(Math.min(...heights.filter((height) => height > foot)))
  }
  return lowest
}
/** Points up to which a page without a code has its foot: 22 mm. */
const foot = 61
const millimetre = 72 / 25.4

/** How many dotted lines each page has to write on. */
async function dottedOf(bytes: Buffer): Promise<number[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const counts: number[] = []
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(at)).getOperatorList()
    counts.push(fnArray.filter((fn, place) => fn === OPS.setDash && argsArray[place]![0].length > 0).length)
  }
  return counts
}

it('room to write on is together: none of it goes on on the next page of a finding', async () => {
  const audit = await sampleAudit(world)
  for (const sentences of [8, 12, 15, 18]) {
    await conclude(audit, sentences, null)
    await saveMinutes(audit)
    const dotted = await dottedOf(await pdfOf('finding', audit.items[0]!))
    expect([sentences, dotted.reduce((sum, one) => sum + one, 0)]).toEqual([sentences, 13])
    for (const one of dotted) expect([sentences, [0, 4, 9, 13].includes(one)]).toEqual([sentences, true])
  }
})

it('no page of the corrective result has its last line alone, and rows and single photos stay with what they are of', async () => {
  const audit = await sampleAudit(world, { status: auditStatus.CORRECTIVE, groups: 3, itemsPerGroup: 4 })
  await sql`update documents set name = 'MH-QT-01 Tồn trữ' where name = 'TCCS 17'`.execute(world.db)
  for (const [sentences, file] of [
    [3, null],
    [2, photo],
    [7, photo],
    [10, photo],
  ] as const) {
    await conclude(audit, sentences, file)
    const bytes = await pdfOf('corrective', audit.id)
    const pages = await lettersOfPdf(bytes)
    const last = pages.at(-1)!
    expect([sentences, pages.length > 1, last.includes(bare('Người chịu trách nhiệm'))]).toEqual([
      sentences,
      true,
      true,
    ])
    // What takes no more than some 14 lines is whole.
    for (const id of file === null ? audit.items : [])
      expect([sentences, id, pageOf(pages, `hết-${id}-`)]).toEqual([sentences, id, pageOf(pages, `đầu-${id}-`)])
    // Above a foot of 22 mm a photo of 50 mm with its words would leave a larger hole.
    const lowest = (await lowestOf(bytes)).slice(0, -1)
    const hole = (22 + (file === null ? 55 : 40)) * millimetre
    expect([sentences, lowest.filter((height) => height > hole)]).toEqual([sentences, []])
    for (const [at, page] of pages.entries()) expect(page).toContain(`${at + 1}/${pages.length}`)
  }
})

it('the register begins on its first page', async () => {
  const audit = await sampleAudit(world, { groups: 3, itemsPerGroup: 4 })
  await conclude(audit, 5, null)
  await saveMinutes(audit)
  const pages = await lettersOfPdf(await pdfOf('findings', audit.id))
  expect(pages[0]).toContain(bare(`hết-${audit.items[0]}-`))
})

it('reports of many questions are no longer than they have to be', async () => {
  const audit = await sampleAudit(world, { status: auditStatus.CORRECTIVE, groups: 8, itemsPerGroup: 20 })
  await conclude(audit, 1, null)
  const name = 'Đánh giá nội bộ kho nhiên liệu hàng không Đà Nẵng quý 3 năm 2026'
  await sql`update audits set name = ${name}, starting_date = '2025-03-02' where id = ${audit.id}`.execute(world.db)
  await sql`update audit_items set content = ${text(1)}, responsible_id = ${audit.team.auditee}
    where audit_id = ${audit.id}`.execute(world.db)
  const query = { from_date: '2025-03-01', to_date: '2025-03-31' }
  const tagged = await lettersOfPdf(await pdfOf('tag-report', 0, query))
  const corrections = await lettersOfPdf(await pdfOf('correctives', 0, query))
  expect(tagged.length).toBeLessThanOrEqual(12)
  expect(corrections.length).toBeLessThanOrEqual(15)
})
