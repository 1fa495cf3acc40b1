import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect } from 'vitest'
import type { PaperExport, Words } from '@apron/contract/audits'
import { translate, type Language } from '@apron/messages'
import { openArchive } from '#sandbox/office/archive.ts'
import { readSheets, type Cell } from '#sandbox/office/sheet-cells.ts'
import { xmlReader } from '#sandbox/office/xml.ts'
import { form, jpeg } from '../pictures/pictures.ts'
import type { Browser, World } from '../world.ts'

export type ExportRequest = { what: string; of: number; format: string; languages?: string[]; query?: object }

export const askFor = (who: Browser, asked: ExportRequest) =>
  who.post('/exports', { body: { languages: ['vi'], ...asked } })

/** How an export stands once it has ended. */
export async function ended(who: Browser, id: number): Promise<PaperExport> {
  const look = async () => (await who.get(`/exports/${id}`)).body.data as PaperExport
  await expect
    .poll(async () => (await look()).state, { timeout: 150_000, interval: 100 })
    .toMatch(/done|failed|cancelled/)
  return look()
}

export async function bytesOf(world: World, url: string): Promise<Buffer> {
  const response = await fetch(new URL(url, world.url))
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** A paper that was made, with its bytes. */
export async function made(world: World, who: Browser, asked: ExportRequest): Promise<PaperExport & { bytes: Buffer }> {
  const came = await askFor(who, asked)
  expect([came.status, came.body.message]).toEqual([200, undefined])
  const done = await ended(who, came.body.data.id)
  expect([done.state, done.error]).toEqual(['done', null])
  return { ...done, bytes: await bytesOf(world, done.file!.url) }
}

/** A part of a Word file; throws when it is not well-formed. */
export function partOf(file: Buffer, name: string): string {
  const bytes = openArchive(file).part(name)!
  xmlReader()(bytes, { open: () => undefined })
  return bytes.toString('utf8')
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The words of a Word file, or of another part of it, in their order, without where lines end. */
export function wordsOfDocx(file: Buffer, part = 'word/document.xml'): string {
  const texts = partOf(file, part).matchAll(/<w:t(?: [^<>]*)?>([^<]*)<\/w:t>/g)
  const words = Array.from(texts, ([, text]) => text!).join('')
  return bare(words.replace(/&(\w+);/g, (_, name: string) => named[name]!))
}

/** The words of each page of a PDF in their order: what it says, and what stands on every page. */
async function pagesOfPdf(file: Buffer): Promise<{ said: string; around: string }[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const pages: { said: string; around: string }[] = []
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent({ includeMarkedContent: true })
    const marks: boolean[] = []
    const page = { said: '', around: '' }
    for (const item of items) {
      if ('str' in item) page[marks.includes(true) ? 'around' : 'said'] += item.str
      else if (item.type === 'endMarkedContent') marks.pop()
      else marks.push((item as { tag?: string }).tag === 'Artifact')
    }
    pages.push(page)
  }
  return pages
}

/** The words of a PDF, without what stands on each page. */
export async function wordsOfPdf(file: Buffer): Promise<string> {
  const said = (await pagesOfPdf(file)).map((page) => page.said).join('')
  // A mark of a list is no word of it.
  return bare(said).replaceAll('•', '')
}

/** What stands on each page of a PDF, in letters alone. */
export const lettersOfPdf = async (file: Buffer): Promise<string[]> =>
  (await pagesOfPdf(file)).map(({ said, around }) => bare(said + around))

/** The same, only of its foot. */
export const feetOfPdf = async (file: Buffer): Promise<string[]> =>
  (await pagesOfPdf(file)).map(({ around }) => bare(around))

/** The cells of a workbook, line by line; throws when a part of it is not well-formed. */
export function cellsOfXlsx(file: Buffer): Cell[][] {
  return [...readSheets(file)].flatMap(({ rows }) => rows.map(({ cells }) => [...cells.values()]))
}

/** The lines of the last sheet of a workbook, each by what the columns are called. */
export function recordsOfXlsx(file: Buffer): Record<string, Cell>[] {
  const [head, ...rows] = [...readSheets(file)].at(-1)!.rows.map(({ cells }) => cells)
  return rows.map((row) =>
    Object.fromEntries([...head!].flatMap(([column, { text }]) => (row.has(column) ? [[text, row.get(column)!]] : []))),
  )
}

/** What a workbook adds to the words of its paper, beside the two heads that it says of its own: what parts groups and columns of a table in a cell, and marks of lists. */
const added = /^(?:›|\||–|\d{1,3}\.)$/
/** Words without the colon that a term ends with within a cell. */
const words = (text: string) =>
  text
    .replaceAll('\u200b', '')
    .split(/\s+/)
    .map((word) => word.replace(/:$/, ''))
    .filter((word) => word !== '' && !added.test(word))

/** Every word that stands on a paper, and on its workbook: once, as a workbook names a group in each line and a term above all. */
export const wordsOnce = (all: readonly Words[]): string[] =>
  [...new Set(all.flatMap(({ runs }) => words(runs.map(({ text }) => text).join(''))))].toSorted()
export function wordsOfXlsx(file: Buffer): string[] {
  const texts = cellsOfXlsx(file)
    .flat()
    .map(({ kind, text }) => (kind === 'number' ? text.replaceAll('/', '-') : text))
  return [...new Set(texts.flatMap(words))].toSorted()
}

/** What heads the parts of what a paper tells one after the other, and what it says of who did something and when; a workbook has columns instead. */
const parts = ['part_found', 'part_plan', 'part_done', 'part_judged', 'verification'] as const
export const leftOutOfBooks = (lang: Language): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => words(translate(lang, `papers.${part}`))))

const columns = ['class_name', 'is_overdue', 'yes', 'verified_by', 'verified_on', 'verified_remark'] as const
/** What heads those columns. */
export const columnsOfBooks = (lang: Language): string[] => columns.map((column) => translate(lang, `papers.${column}`))

/** Letters alone: lines end elsewhere on every sheet. */
export const bare = (text: string): string => text.replace(/[\s\u200b]+/g, '')

/** Stored photos, of which the last has lost its bytes. */
export async function photos(world: World, who: Browser): Promise<number[]> {
  const ids: number[] = []
  for (const [width, height] of [
    [1200, 800],
    [600, 900],
  ] as const) {
    const sent = form({ type: 'image' }, [['file', 'van.jpg', await jpeg(width, height)]])
    ids.push((await who.post('/libraries/upload', { form: sent })).body.data.id)
  }
  const values = { digest: 'a'.repeat(64), received_digest: 'a'.repeat(64), name: 'lost.jpg', type: 'image/jpeg' }
  const lost = world.db.insertInto('files').values({ ...values, kind: 'image', bytes: 100, owner_id: who.id })
  return [...ids, (await lost.returning('id').executeTakeFirstOrThrow()).id]
}
