import type { ChildProcess } from 'node:child_process'
import { superGroup } from '@apron/contract'
import type { PaperExport } from '@apron/contract/audits'
import type { Database } from '../../../apps/api/src/db/client.ts'
import { openFilled, token } from '../../database/open.ts'
import { options } from '../../options.ts'
import { say, sayHead, sayRow } from '../../say.ts'
import { serve } from '../../serve.ts'
import { auditOf, photosOf, sizes, type Call } from './audits.ts'

/** Of a PDF: seconds until it is there, megabytes; milliseconds in which the server serves nobody. */
const may = { first: 10, again: 3, large: 60, megabytes: 8, held: 100 } as const

type Line = { what: string; paper: Paper; seconds?: number; megabytes?: number; held: number }
type Paper = { seconds: number; bytes: Buffer }

/** Makes papers as people ask for them, over HTTP, on a database of their own: how long it takes, how large they are and for how long the server serves nobody. */
export async function measurePapers(): Promise<number> {
  if (!options.takes('papers')) return 0
  const filled = await openFilled(administrator)
  const { db, connection, directory } = filled
  try {
    const { port, process: server } = await serve('app-server.ts', directory, { connection, directory })
    const lines = await measure(db, `http://127.0.0.1:${port}`, server)
    server.kill()
    sayHead(['paper', 's', 'may be', 'MB', 'may be', 'held ms', 'may be'])
    for (const { what, paper, seconds, megabytes, held } of lines)
      sayRow([
        what,
        paper.seconds.toFixed(1),
        bound(seconds),
        sizeOf(paper).toFixed(1),
        bound(megabytes),
        held.toFixed(0),
        bound(may.held),
      ])
    const bare = lines.filter(({ what, paper }) => what.startsWith('PDF') && !isWhole(paper.bytes))
    for (const { what } of bare) say(`${what}: not tagged, or without its fonts`)
    return lines.filter(misses).length + bare.length
  } finally {
    await filled.close()
  }
}

const bound = (value: number | undefined) => (value === undefined ? '-' : String(value))
const sizeOf = ({ bytes }: Paper) => bytes.length / 1e6
const misses = ({ paper, seconds = Infinity, megabytes = Infinity, held }: Line) =>
  paper.seconds > seconds || sizeOf(paper) > megabytes || held > may.held

/** Whether a PDF is tagged and holds its fonts. */
function isWhole(bytes: Buffer): boolean {
  const raw = bytes.toString('latin1')
  return raw.includes('/StructTreeRoot') && /\/FontFile[23]?\b/.test(raw)
}

async function measure(db: Database, url: string, server: ChildProcess): Promise<Line[]> {
  const call = caller(url)
  const lines: Line[] = []
  for (const { items, groups } of sizes) {
    const photos = await photosOf(call)
    const of = await auditOf(db, { groups, itemsPerGroup: items / groups, photos })
    const body = {
      conclusion: '<p>Kho vận hành ổn định.</p>',
      self_assessment: '<p>Nhất trí.</p>',
      checklist_items: [],
    }
    await call(`checklists/${of}/meeting-minutes`, body)
    const isLarge = items > 300
    const add = async (what: string, asked: object, bounds: Pick<Line, 'seconds' | 'megabytes'> = {}) => {
      await heldBy(server)
      const paper = await made(call, url, { what: 'result', of, ...asked })
      lines.push({
        what: `${what}, ${items} questions, ${photos.length} photos`,
        paper,
        ...bounds,
        held: await heldBy(server),
      })
    }
    const { megabytes } = may
    await add(
      'PDF, photos without print copies',
      { format: 'pdf' },
      isLarge ? { seconds: may.large } : { seconds: may.first, megabytes },
    )
    await add(
      'PDF',
      { format: 'pdf', languages: ['en'] },
      isLarge ? { seconds: may.large } : { seconds: may.again, megabytes },
    )
    await add('Word', { format: 'docx' })
    await add('Excel', { format: 'xlsx' })
  }
  return lines
}

const heldBy = (server: ChildProcess) =>
  new Promise<number>((resolve) => {
    server.once('message', resolve)
    server.send('held')
  })

async function made(call: Call, url: string, asked: object): Promise<Paper> {
  const began = performance.now()
  const { id } = await call<{ id: number }>('exports', { languages: ['vi'], ...asked })
  for (;;) {
    const { state, error, file } = await call<PaperExport>(`exports/${id}`)
    if (file) {
      const seconds = (performance.now() - began) / 1000
      const came = await fetch(new URL(file.url, url))
      return { seconds, bytes: Buffer.from(await came.arrayBuffer()) }
    }
    if (state === 'failed') throw new Error(error ?? 'no paper')
    await new Promise((later) => setTimeout(later, 50))
  }
}

function caller(url: string): Call {
  return async (path, body) => {
    const isForm = body instanceof FormData
    const headers = { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) }
    const sent = body && (isForm ? body : JSON.stringify(body))
    const response = await fetch(`${url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(sent && { body: sent }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
    return JSON.parse(text).data
  }
}

/** Whoever asks for the papers: the data set that other groups have is not needed. */
async function administrator(db: Database): Promise<void> {
  const there = await db.selectFrom('users').select('id').where('id', '=', 1).executeTakeFirst()
  if (there) return
  const values = { fullname: 'Bench', email: 'bench@example.test', password_hash: '-', group_id: superGroup }
  await db.insertInto('users').values(values).execute()
}
