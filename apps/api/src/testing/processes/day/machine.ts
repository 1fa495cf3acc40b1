import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What processes took of a machine so far: seconds of a core, and bytes of memory that are theirs. */
type ProcessUsage = { seconds: number; bytes: number }
export type Machine = {
  product: ProcessUsage
  pictures: ProcessUsage
  database: ProcessUsage
  files: number
  tables: number
}

/** Of Linux, on every machine that this runs on. */
const ticks = 100

/** What a product that runs with its own PostgreSQL takes, the processes that look at pictures apart, with the bytes on its disk. */
export async function takenBy(pid: number, dataDirectory: string): Promise<Machine> {
  const all = processes()
  const below = all.filter((one) => isBelow(all, one, pid))
  const ofDatabase = below.filter(({ name }) => name === 'postgres')
  const others = below.filter(({ name }) => name !== 'postgres')
  const [files, tables] = await Promise.all([
    bytesIn(join(dataDirectory, 'files')),
    bytesIn(join(dataDirectory, 'postgres')),
  ])
  return {
    product: sum(all.filter((one) => one.pid === pid)),
    pictures: sum(others),
    database: sum(ofDatabase),
    files,
    tables,
  }
}

/** Lines for people: what was taken between two looks. */
export function linesOf(before: Machine, after: Machine, seconds: number): string[] {
  const core = (of: 'product' | 'pictures' | 'database') =>
    `${Math.round(((after[of].seconds - before[of].seconds) / seconds) * 100)} %`
  const grown = (of: 'files' | 'tables') => `${megabytes(after[of] - before[of])} MB`
  return [
    `of one core: product ${core('product')}, pictures ${core('pictures')}, PostgreSQL ${core('database')}`,
    `memory: product ${megabytes(before.product.bytes)} MB at first and ${megabytes(after.product.bytes)} MB at the end, pictures ${megabytes(after.pictures.bytes)} MB, PostgreSQL ${megabytes(after.database.bytes)} MB`,
    `disk: files ${grown('files')} more, PostgreSQL ${grown('tables')} more`,
  ]
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)

type Process = { pid: number; parent: number; name: string; seconds: number }

function processes(): Process[] {
  return readdirSync('/proc').flatMap((entry) => (/^\d+$/.test(entry) ? (processOf(Number(entry)) ?? []) : []))
}

/** Undefined of one that is gone meanwhile. */
function processOf(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Its own time and that of its children which have ended.
    const seconds = fields.slice(11, 15).reduce((total, one) => total + Number(one), 0) / ticks
    return { pid, parent: Number(fields[1]), name, seconds }
  } catch {
    return undefined
  }
}

function isBelow(all: Process[], { parent }: Process, pid: number): boolean {
  if (parent === pid) return true
  const above = all.find((one) => one.pid === parent)
  return above !== undefined && isBelow(all, above, pid)
}

const sum = (of: Process[]): ProcessUsage => ({
  seconds: of.reduce((total, { seconds }) => total + seconds, 0),
  bytes: of.reduce((total, { pid }) => total + memoryOf(pid), 0),
})

/** What several processes share is counted once. */
function memoryOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) * 1024
  } catch {
    return 0
  }
}

async function bytesIn(directory: string): Promise<number> {
  // It complains of what goes away while it looks, and has counted the rest.
  const { stdout } = await promisify(execFile)('du', ['-sb', directory]).catch((error: { stdout: string }) => error)
  return Number(stdout.split('\t')[0])
}
