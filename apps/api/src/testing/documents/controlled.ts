import { sql } from 'kysely'
import { headingStyles, paragraph, styled, wordDocument } from '../office/word-document.ts'
import { form } from '../pictures/pictures.ts'
import type { Browser, Came, World } from '../world.ts'

let made = 0

/** A document that is in force with its first version; gives the ids of both. */
export async function documentInForce({ db }: Pick<World, 'db'>): Promise<{ id: number; version: number }> {
  const group = await db
    .insertInto('document_groups')
    .values({ name: `Thư mục ${(made += 1)}`, status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('documents')
    .values({ group_id: group.id, name: `TCCS ${(made += 1)}`, version: '1', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const version = await db
    .insertInto('document_versions')
    .values({ document_id: id, label: '1', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('documents').set({ current_version_id: version.id }).where('id', '=', id).execute()
  return { id, version: version.id }
}

/** A version that waits beside the one in force. */
export async function waitingVersion({ db }: Pick<World, 'db'>, documentId: number, label = '2'): Promise<number> {
  const { id } = await db
    .insertInto('document_versions')
    .values({ document_id: documentId, label, status: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds items from lines such as "1 Kho" and "  1.1 Bể"; gives their ids by their indexes. */
export async function addItems(
  keeper: Browser,
  documentId: number,
  ...lines: string[]
): Promise<Record<string, number>> {
  const ids: Record<string, number> = {}
  const above: number[] = [0]
  for (const line of lines) {
    const level = line.search(/\S/) / 2
    const [index = '', ...header] = line.trim().split(' ')
    const body = {
      doc_id: documentId,
      parent_id: above[level],
      index,
      header: header.join(' '),
      content: `<p>${line.trim()}</p>`,
    }
    const { data } = (await keeper.post('/document-items', { body })).body
    above[level + 1] = data.id
    ids[index] = data.id
  }
  return ids
}

type Item = { id: number; parent_id: number; index: string; header: string; is_gone: boolean }

/** The outline as somebody sees it: two spaces for each level, and a mark for what is gone. */
export async function outlineOf(reader: Browser, documentId: number): Promise<string[]> {
  const items = (await reader.get(`/documents/${documentId}/items`, { query: { content: 0 } })).body.data as Item[]
  const levels = new Map<number, number>([[0, -1]])
  return items.map(({ id, parent_id, index, header, is_gone }) => {
    const level = levels.get(parent_id)! + 1
    levels.set(id, level)
    return `${'  '.repeat(level)}${index} ${header}${is_gone ? ' (không còn)' : ''}`
  })
}

/** A Word document from lines such as "1 Kho" and "  1.1 Bể | text". */
export function wordOutline(...lines: string[]): Buffer {
  const body = lines.map((line) => {
    const [heading, text] = line.trim().split(' | ')
    return styled(`u${line.search(/\S/) / 2 + 1}`, heading!) + (text ? paragraph(text) : '')
  })
  return wordDocument(body.join(''), { styles: headingStyles })
}

/** Begins to import a file into a document. */
export const sendOutline = (
  who: Browser,
  documentId: number,
  file: Buffer,
  { preview = false, name = 'quy-trinh.docx' } = {},
): Promise<Came> =>
  who.post(`/document-items/${documentId}/imports`, {
    form: form({ preview: String(preview) }, [['file', name, file]]),
  })

/** Runs work while no import begins to be read: on a busy machine one would be done before the other file has come. */
export async function beforeReading<Result>({ db }: Pick<World, 'db'>, work: () => Promise<Result>): Promise<Result> {
  await sql`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(4713); return new; end $$`.execute(db)
  await sql`create trigger wait_for_test before update on outline_imports
    for each row execute function wait_for_test()`.execute(db)
  const result = await db.transaction().execute(async (held) => {
    await sql`select pg_advisory_xact_lock(4713)`.execute(held)
    return work()
  })
  await sql`drop trigger wait_for_test on outline_imports`.execute(db)
  await sql`drop function wait_for_test`.execute(db)
  return result
}
