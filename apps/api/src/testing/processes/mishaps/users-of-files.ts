import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { PaperExport } from '@apron/contract/audits'
import { partOf, sha256, type Begun } from '../../documents/uploads.ts'
import { openAudit } from '../../audits/open-audit.ts'
import { documentInForce, wordOutline } from '../../documents/controlled.ts'
import type { Browser } from '../../world.ts'
import type { Database } from '#db/client.ts'
import type { OnDatabase } from '../beside.ts'
import { form } from '../../pictures/pictures.ts'
import { takenUp } from '../half-a-minute-later.ts'
import { openClient } from '../people-at-work.ts'
import type { RunningApp } from '../running-app.ts'

/** A file that was acknowledged, with the digest of what was sent. */
type AcknowledgedFile = { url: string; digest: string }
type UploadAnswer = { id: number; url: string }
type At = { on: OnDatabase; app: () => RunningApp; token: string }
type Client = ReturnType<typeof openClient>

/** More than are imported in a trial: a document takes one import at a time. */
const mostImports = 100

/**
 * Those who send files at once and as resumable uploads, read what is there, order papers and import outlines, on an
 * application that may be gone meanwhile.
 */
export async function usersOfFiles({ on, app, token }: At) {
  const client = openClient(app, token)
  const { known } = client
  const as = async () => ({ id: 1 }) as Browser
  const { id: audit, items } = await on((db) => openAudit({ db, as }))
  const documents = await on((db) => Promise.all(Array.from({ length: mostImports }, () => documentInForce({ db }))))
  const kept: AcknowledgedFile[] = []
  const asked = { papers: [] as number[], imports: 0, reads: 0, refused: 0, broken: 0 }
  const wrong: string[] = []
  /** Nothing is known of one while nobody answers. */
  const paper = (id: number) => client.read<PaperExport>(`/exports/${id}`).catch(() => undefined)
  const work = Promise.all(startWork(client, { app, audit, items, documents, kept, asked, wrong, paper }))
  work.catch(() => undefined)
  return {
    /** Fails as soon as somebody was refused otherwise than by a 503. */
    work,
    problems: known.problems,
    acknowledged: () => known.acknowledged,
    asked,
    kept,
    /** What was read otherwise than it was sent, or refused otherwise than by the absence. */
    wrong,
    async goHome() {
      known.isWorking = false
      await work
    },
    /** Every file that was acknowledged is served byte for byte, every paper was made once, and every import is done, once. */
    async check() {
      for (const { url, digest } of kept) expect([url, await look(app().url + url, digest)]).toEqual([url, 'whole'])
      for (const id of asked.papers) {
        const standing = async () => {
          const one = await paper(id)
          return [one?.state, one?.error]
        }
        await expect.poll(standing, { timeout: takenUp, interval: 300 }).toEqual(['done', null])
      }
      await on((db) => checkJobs(db, asked))
    },
  }
}

type WorkContext = {
  app: () => RunningApp
  audit: number
  items: number[]
  documents: { id: number }[]
  kept: AcknowledgedFile[]
  asked: { papers: number[]; imports: number; reads: number; refused: number; broken: number }
  wrong: string[]
  /** Nothing is known of one while nobody answers. */
  paper: (id: number) => Promise<PaperExport | undefined>
}

function startWork(client: Client, doing: WorkContext): Promise<void>[] {
  const { send, working, known } = client
  const { app, audit, items, documents, kept, asked, wrong, paper } = doing
  const keep = async (bytes: Buffer, by: (bytes: Buffer) => Promise<UploadAnswer>) => {
    const { url } = await by(bytes)
    kept.push({ url, digest: sha256(bytes) })
  }
  return [
    ...[1, 2, 3].map((who) =>
      working((n) => keep(words(n, 20_000), (bytes) => sendAtOnce(client, `văn bản ${who}.${n}`, bytes))),
    ),
    working((n) => keep(words(n, n % 4 === 3 ? 18_000_000 : 1_200_000), (bytes) => sendInParts(client, n, bytes))),
    working(async () => {
      const one = kept[Math.floor(Math.random() * kept.length)]
      if (!one) return
      const told = await look(app().url + one.url, one.digest)
      if (told === 'whole') asked.reads += 1
      else if (told === 'away') asked.refused += 1
      else if (told === 'broken') asked.broken += 1
      else wrong.push(told)
    }),
    working(async (n) => {
      const said = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: items }
      const { id: of } = await send<{ id: number }>(
        'POST',
        `/checklists/${audit}/meeting-minutes`,
        said,
        `minutes ${n}`,
      )
      const order = { what: 'minutes', of, format: 'docx', languages: ['vi'] }
      const { id } = await send<PaperExport>('POST', '/exports', order, `paper ${n}`)
      asked.papers.push(id)
      // Beyond a few that wait, callers are refused for now.
      while (known.isWorking && !/done|failed/.test((await paper(id))?.state ?? '')) await sleep(300)
    }),
    working(async (n) => {
      // One at a time for each.
      if (n >= documents.length) return
      const file = form({ preview: 'false' }, [
        ['file', 'quy-trinh.docx', wordOutline(`${n + 1} Kho ${n} | Điều ${n}`)],
      ])
      await send('POST', `/document-items/${documents[n]!.id}/imports`, file, `import ${n}`)
      asked.imports += 1
      await sleep(1_500)
    }),
  ]
}

async function checkJobs(db: Database, { papers, imports }: { papers: number[]; imports: number }): Promise<void> {
  const states = async () =>
    (await db.selectFrom('outline_imports').select('state').execute()).map(({ state }) => state)
  await expect.poll(states, { timeout: takenUp, interval: 300 }).toEqual(Array(imports).fill('done'))
  const { rows } = await sql<{ made: number[] | null; items: number; history: number; told: number }>`
    select (select array_agg(subject_id order by subject_id) from audit_trail where action = 'paper.made') as made,
      (select count(*) from document_items)::integer as items,
      (select count(*) from document_item_history)::integer as history,
      (select count(*) from notifications where type = 'DOC_IMPORT')::integer as told`.execute(db)
  expect(rows[0]).toMatchObject({ made: papers, items: imports, history: imports, told: imports })
}

/** Of words, so that it is taken for a text; no two are alike. */
const words = (n: number, length: number) =>
  Buffer.from(`Phiếu ${n}. ${randomBytes(Math.ceil(length / 2)).toString('hex')}`)

async function sendAtOnce({ send }: Client, name: string, bytes: Buffer): Promise<UploadAnswer> {
  return send('POST', '/libraries/upload', form({}, [['file', `${name}.txt`, bytes]]), name)
}

async function sendInParts({ send }: Client, n: number, bytes: Buffer): Promise<UploadAnswer> {
  const body = { name: `sổ ${n}.txt`, bytes: bytes.length, purpose: 'media', digest: sha256(bytes) }
  const begun = await send<Begun>('POST', '/uploads', body, `begin ${n}`)
  for (let part = 1; part <= Math.ceil(bytes.length / begun.part_bytes); part += 1) {
    const piece = partOf(bytes, begun, part)
    await send('POST', `/uploads/${begun.id}/parts/${part}`, form({ digest: sha256(piece) }, [['part', 'part', piece]]))
  }
  return (await send<Begun>('POST', `/uploads/${begun.id}/completion`, {})).file!
}

/** How a file is served: whole as it was sent, with the sentence of the absence, broken off in the middle, or otherwise. */
async function look(url: string, digest: string): Promise<string> {
  const response = await fetch(url).catch(() => null)
  const bytes = await response?.arrayBuffer().catch(() => null)
  if (!response || !bytes) return 'broken'
  if (response.status === 200) return sha256(Buffer.from(bytes)) === digest ? 'whole' : 'other bytes'
  const { code } = JSON.parse(Buffer.from(bytes).toString()) as { code: string }
  return response.status === 503 && code === 'store_away' ? 'away' : `${response.status} ${code}`
}
