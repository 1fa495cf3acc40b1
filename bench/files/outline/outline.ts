import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { openOutlineReader, readOutline } from '../../../apps/api/src/areas/documents/outline/sent-outline.ts'
import { openSandbox } from '../../../apps/api/src/sandbox/sandbox.ts'
import { blobsOn } from '../../../apps/api/src/testing/documents/blobs-on.ts'
import { options } from '../../options.ts'
import { say, sayHead, sayRow } from '../../say.ts'
import { longDocument, samples, type Sample } from './documents.ts'
import { readMammoth, readOurs, type ReaderResult } from './readers.ts'

/** Times that each document is read by each reader; their medians are shown. */
const rounds = 5
/** Of the long document: headings, seconds, megabytes, and milliseconds in which the server serves nobody. */
const may = { headings: 20_000, seconds: 10, megabytes: 512, hold: 100 } as const

/** Reads documents with our reader of outlines and with mammoth: what each finds, and the processor time that it takes. */
export async function measureOutline(): Promise<number> {
  if (!options.takes('outline')) return 0
  // First, in a process that has nothing else to clear away.
  const missed = await measureLong()
  sayHead(['outline', 'ours', 'mammoth', 'our numbers', 'its numbers', 'our texts', 'its texts', 'our ms', 'its ms'])
  const all = samples()
  const results: Result[] = []
  for (const one of all) results.push(await compare(one))
  for (const { name, ours, theirs } of results) {
    const pairs = (['outline', 'numbers', 'texts'] as const).flatMap((what) => [word(ours[what]), word(theirs[what])])
    sayRow([name, ...pairs, ours.ms.toFixed(1), theirs.ms.toFixed(1)])
  }
  const [ours, theirs] = (['ours', 'theirs'] as const).map((side) => results.map((result) => result[side]))
  const counts = (['outline', 'numbers', 'texts'] as const).flatMap((what) =>
    [ours!, theirs!].map((judged) => `${judged.filter((one) => one[what]).length} of ${judged.length}`),
  )
  const [our, their] = [ours!, theirs!].map((judged) => judged.reduce((sum, { ms }) => sum + ms, 0))
  sayRow(['all', ...counts, our!.toFixed(0), their!.toFixed(0)])
  const wrong = ours!.filter(({ outline, numbers, texts }) => !outline || !numbers || !texts).length
  return missed + wrong + (our! > their! ? 1 : 0)
}

type Judged = { outline: boolean; numbers: boolean; texts: boolean; ms: number }
type Result = { name: string; ours: Judged; theirs: Judged }
const word = (isExact: boolean) => (isExact ? 'exact' : '-')

async function compare(one: Sample): Promise<Result> {
  const took: [number[], number[]] = [[], []]
  const found: ReaderResult[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const [at, read] of [readOurs, readMammoth].entries()) {
      const began = process.cpuUsage()
      found[at] = await read(one.document)
      const { user, system } = process.cpuUsage(began)
      took[at]!.push((user + system) / 1000)
    }
  return { name: one.name, ours: judge(one, found[0]!, took[0]), theirs: judge(one, found[1]!, took[1]) }
}

const folded = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** An outline is exact when it has the levels and the typed words, whether or not the number stands by itself. */
function judge({ headings, words }: Sample, found: ReaderResult, took: number[]): Judged {
  const isSame = (of: (at: number) => boolean) =>
    found.headings.length === headings.length && headings.every((_, at) => of(at))
  return {
    outline: isSame((at) => {
      const [wanted, came] = [headings[at]!, found.headings[at]!]
      const typed = [came.header, `${came.index} ${came.header}`].map(folded)
      return wanted.level === came.level && typed.includes(folded(wanted.typed))
    }),
    numbers: isSame(
      (at) => headings[at]!.index === found.headings[at]!.index && headings[at]!.header === found.headings[at]!.header,
    ),
    texts: folded(words) === folded(found.words),
    ms: took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)]!,
  }
}

/** Reads a long document in the sandbox, as a call or a job does. */
async function measureLong(): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'apron-bench-outline-'))
  const blobs = await blobsOn(directory)
  const sandbox = openOutlineReader({
    sandbox: (module, bounds) => openSandbox(module, bounds, join(directory, 'sandbox')),
  })
  const document = longDocument(may.headings)
  const taken = await blobs.take(Readable.from([document]), () => Promise.resolve())
  const digest = await blobs.keep(taken)
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const sent = {
    name: 'Quy trình.docx',
    type,
    kind: 'document' as const,
    digest,
    bytes: document.length,
    receivedDigest: digest,
  }
  const held = monitorEventLoopDelay({ resolution: 10 })
  const memory = watchChildren()
  held.enable()
  const began = performance.now()
  const items = await readOutline(
    { fileStore: { blobs }, sandbox, caller: { id: 1 }, language: 'vi' },
    sent,
    (outline) => Promise.resolve(outline.items.length),
  )
  const seconds = (performance.now() - began) / 1000
  held.disable()
  const hold = held.max / 1e6
  const megabytes = memory.stop()
  await sandbox.close()
  await rm(directory, { recursive: true, force: true })
  say('')
  say(
    `${items} headings in the sandbox: ${seconds.toFixed(1)} s (may be ${may.seconds}), ${megabytes} MB (${may.megabytes}), ` +
      `the server held for ${hold.toFixed(0)} ms at the longest (${may.hold})`,
  )
  return [items !== may.headings, seconds > may.seconds, megabytes > may.megabytes, hold > may.hold].filter(Boolean)
    .length
}

/** The most that any process that this one started has held, in megabytes. */
function watchChildren() {
  let most = 0
  const look = async () => {
    const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '')
    for (const pid of children.trim().split(' ').filter(Boolean)) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    }
  }
  const looks = setInterval(() => void look(), 100)
  return {
    stop() {
      clearInterval(looks)
      return Math.round(most)
    },
  }
}
