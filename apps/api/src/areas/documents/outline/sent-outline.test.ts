import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { translate, type MessageKey } from '@apron/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import { blobsOn } from '#testing/documents/blobs-on.ts'
import { Refusal } from '#kernel/refusals.ts'
import { hostileDocuments } from '#testing/office/hostile-documents.ts'
import {
  headingStyles,
  paragraph,
  picture,
  relation,
  run,
  styled,
  wordDocument,
} from '#testing/office/word-document.ts'
import type { OutlineTasks } from './outline-tasks.ts'
import { openOutlineReader, readOutline, withPictures, type Outline } from './sent-outline.ts'

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
let directory: string
let blobs: Awaited<ReturnType<typeof blobsOn>>
let sandbox: Sandbox<OutlineTasks>
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'apron-outline-'))
  blobs = await blobsOn(directory)
  sandbox = openOutlineReader({
    sandbox: (module, bounds) => openSandbox(module, bounds, join(directory, 'sandbox')),
  })
})
afterAll(async () => {
  await sandbox.close()
  await rm(directory, { recursive: true, force: true })
})

async function read<Result>(
  bytes: Buffer,
  work: (outline: Outline) => Promise<Result>,
  more: { name?: string; type?: string; bytes?: number } = {},
) {
  const taken = await blobs.take(Readable.from([bytes]), () => Promise.resolve())
  const digest = await blobs.keep(taken)
  const received = {
    name: 'Quy trình.docx',
    type,
    kind: 'document' as const,
    digest,
    bytes: bytes.length,
    receivedDigest: digest,
    ...more,
  }
  return readOutline({ fileStore: { blobs }, sandbox, caller: { id: 1 }, language: 'vi' }, received, work)
}

/** Status and sentence of a refusal, in both languages. */
async function refusalOf(reading: Promise<unknown>) {
  const error = await reading.then(
    () => 'read',
    (one: unknown) => one,
  )
  if (!(error instanceof Refusal)) throw error
  const problem = error.fields?.['file']?.[0]
  const key = (problem?.key ?? `errors.${error.code}`) as MessageKey
  const values = (problem?.values ?? error.values) as Record<string, string>
  return { status: error.status, vi: translate('vi', key, values), en: translate('en', key, values) }
}

const nobodyReads = () => Promise.reject(new Error('was read'))

describe('a Word document that somebody sent', () => {
  it('gives its outline and the bytes of its pictures, which are gone after that', async () => {
    const png = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
    const body = paragraph('Trước') + styled('u1', 'Điều 1. Kho') + paragraph(run('Bể') + picture('p'))
    const document = wordDocument(body, {
      styles: headingStyles,
      relations: relation('p', 'image', 'media/be.png'),
      parts: { 'word/media/be.png': png },
    })
    const came = await read(document, async ({ pictures, ...rest }) => ({
      ...rest,
      pictures: await Promise.all(pictures.map(async ({ name, path }) => ({ name, bytes: await readFile(path) }))),
    }))
    const img = '<img src="/files/1/original" alt="" width="100" />'
    expect(came).toEqual({
      rule: 'styles',
      items: [
        { index: '', header: 'Quy trình', level: 1, parent: null, content: '<p>Trước</p>' },
        { index: 'Điều 1', header: 'Kho', level: 1, parent: null, content: `<p>Bể${img}</p>` },
      ],
      pictures: [{ name: 'be.png', bytes: png }],
      warnings: [],
    })
    expect(withPictures(came.items[1]!.content, [42])).toContain('src="/files/42/original"')
    expect(withPictures(came.items[1]!.content, [null])).toBe('<p>Bể</p>')
    await expect(read(document, nobodyReads)).rejects.toThrow('was read')
    expect(await readdir(join(directory, 'incoming'))).toEqual([])
  })

  it('has its styles where they usually stand, although nothing leads to them', async () => {
    const relations = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>'
    const untied = wordDocument(styled('u1', 'Điều 1. Kho'), {
      styles: headingStyles,
      parts: { 'word/_rels/document.xml.rels': relations },
    })
    const headers = await read(untied, ({ items, rule }) =>
      Promise.resolve([rule, ...items.map(({ header }) => header)]),
    )
    expect(headers).toEqual(['styles', 'Kho'])
  })

  it.each([
    { sent: { name: 'Quy trình.doc', type: 'application/x-cfb' }, status: 415, words: '.docx' },
    { sent: { type: 'application/x-cfb' }, status: 415, words: 'mật khẩu' },
    { sent: { name: 'Quy trình.pdf', type: 'application/pdf' }, status: 415, words: '.docx' },
    { sent: { name: 'Quy trình.docm' }, status: 415, words: '.docx' },
    { sent: { bytes: 51 * 1024 * 1024 }, status: 413, words: '50 MB' },
  ])('is refused as $sent with $status', async ({ sent, status, words }) => {
    const refusal = await refusalOf(read(Buffer.from('PK'), nobodyReads, sent))
    expect(refusal).toMatchObject({ status, vi: expect.stringContaining(words) })
  })
})

it('hostile documents are refused with a sentence in both languages, and the process that reads them lives on', async () => {
  expect(hostileDocuments.length).toBeGreaterThanOrEqual(100)
  const good = wordDocument(styled('u1', 'Kho'), { styles: headingStyles })
  await read(good, () => Promise.resolve())
  const process = await readdir(join(directory, 'sandbox'))
  const wrong: unknown[] = []
  for (const [name, make] of hostileDocuments) {
    const { status, vi, en } = await refusalOf(read(make(), nobodyReads)).catch((error: unknown) => ({
      status: String(error),
      vi: '',
      en: '',
    }))
    const isSentence = [vi, en].every((text) => / .*\.$/.test(text) && !text.includes('{{'))
    if (![413, 415, 422].includes(Number(status)) || !isSentence || vi === en) wrong.push([name, status, vi, en])
  }
  expect(wrong).toEqual([])
  expect(await readdir(join(directory, 'sandbox'))).toEqual(process)
  expect(await readdir(join(directory, 'incoming'))).toEqual([])
})
