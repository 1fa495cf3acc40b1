import { expect } from 'vitest'
import type { Browser, Came, World } from '../world.ts'
import { form } from '../pictures/pictures.ts'

/** A small PDF that says what it is. */
export const pdf = (words = 'Quy trình') =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`)

let made = 0
const next = () => (made += 1)

/** An approved group of documents; gives its id. */
export async function approvedGroup({ db }: Pick<World, 'db'>, name = `Quy trình ${next()}`): Promise<number> {
  const row = db.insertInto('document_groups').values({ name, status: 1 }).returning('id')
  return (await row.executeTakeFirstOrThrow()).id
}

/** Sends a document with its first version. */
export const send = (
  who: Browser,
  fields: Record<string, string | number>,
  bytes: Buffer | string = pdf(`${next()}`),
) =>
  who.post('/documents', {
    form: form(texts({ name: `MH-QT-${next()}`, version: '1', ...fields }), [['file_path', 'quy-trinh.pdf', bytes]]),
  })

/** Sends a new version of a document. */
export const upload = (who: Browser, id: number, fields: Record<string, string | number> = {}) =>
  who.post(`/documents/${id}/versions`, { form: form(texts(fields), [['file_path', 'ban-moi.pdf', pdf(`${next()}`)]]) })

/** Sends a form that edits a document, with a file if one is given. */
export const edit = (
  who: Browser,
  id: number,
  fields: Record<string, string | number>,
  file?: [name: string, bytes: Buffer],
) =>
  who.post(`/documents/${id}`, {
    form: form(texts({ _method: 'PUT', ...fields }), file ? [['file', ...file]] : []),
  })

const texts = (fields: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

/** What a call that has to succeed answered. */
export async function ok(call: Promise<Came>) {
  const came = await call
  expect([came.status, came.body?.errors ?? came.body?.message]).toEqual([200, undefined])
  return came.body.data
}

/** Whoever keeps documents, and whoever decides about them. */
export async function people(world: World) {
  const keeper = await world.as('CREATE_DOCUMENT', 'UPDATE_DOCUMENT', 'DELETE_DOCUMENT')
  const checker = await world.as('APPROVE_DOCUMENT', 'REJECT_DOCUMENT')
  return { keeper, checker, reader: await world.as() }
}

/** A document in force; gives its id. */
export async function inForce(
  { keeper, checker }: { keeper: Browser; checker: Browser },
  fields: Record<string, string | number>,
): Promise<number> {
  const { id } = await ok(send(keeper, fields))
  await ok(checker.post(`/documents/${id}/approval`))
  return id
}
