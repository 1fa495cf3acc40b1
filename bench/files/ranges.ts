import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openConnection } from '../connection.ts'
import { token, type FilledDatabase } from '../database/open.ts'
import { options } from '../options.ts'
import { inPairs, middle, ratioCells } from '../rounds.ts'
import { sayHead, sayRow } from '../say.ts'
import { serve } from '../serve.ts'

const kibibyte = 1024
/** What a browser asks for at a time, and the least share of the floor's answers; of a small part more goes into the signature and the record. */
const parts = [
  { name: 'ranges, 64 KiB of a file', length: 64 * kibibyte, target: 0.3 },
  { name: 'ranges, 1 MiB of a file', length: 1024 * kibibyte, target: 0.6 },
]
const whole = 20 * 1024 * kibibyte
const connections = 16

/** Measures parts of a stored file against a server that does nothing but read them. */
export async function measureRanges(open: () => Promise<FilledDatabase>): Promise<number> {
  const chosen = parts.filter(({ name }) => options.takes(name))
  if (chosen.length === 0) return 0
  const { connection, directory } = await open()
  const bytes = Buffer.alloc(whole, 'Nội dung quy trình tra nạp. ')
  bytes.write('%PDF-1.7\n')
  const path = join(directory, 'floor.pdf')
  await writeFile(path, bytes)
  const app = await serve('app-server.ts', directory, { connection, directory })
  const floor = await serve('files/floor-server.ts', directory, { path, bytes: whole })
  const address = await keep(app.port, bytes)
  sayHead(['what', 'ours /s', 'floor /s', 'ratio', '95 %', 'to reach', 'verdict'])
  let missed = 0
  for (const { name, length, target } of chosen) {
    const sides = { ours: await reader(app.port, address, length), floor: await reader(floor.port, '/', length) }
    // Until what is called often has been compiled.
    for (const side of [sides.ours, sides.floor]) await side.read(2)
    const round = (side: RangeReader) => () => side.read(options.seconds)
    const found = await inPairs({ ours: round(sides.ours), floor: round(sides.floor) }, (each) => each, {
      atLeast: target,
    })
    for (const side of [sides.ours, sides.floor]) side.close()
    const perSecond = (measured: number[]) => String(Math.round(middle(measured, (each) => each)))
    const cells = ratioCells(found.ratio, { atLeast: target })
    sayRow([name, perSecond(found.ours), perSecond(found.floor), ...cells, found.verdict])
    if (found.verdict === 'missed') missed += 1
  }
  for (const { process } of [app, floor]) process.kill()
  return missed
}

/** Has the product keep a file; the address by which it is served. */
async function keep(port: number, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const body = new FormData()
  body.append('file', new File([bytes], 'quy-trinh.pdf'))
  const sent = await fetch(`http://127.0.0.1:${port}/api/libraries/upload`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
  })
  const answer = await sent.text()
  if (!sent.ok) throw new Error(`the file was not kept: ${sent.status} ${answer}`)
  return (JSON.parse(answer) as { data: { url: string } }).data.url
}

type RangeReader = { read(seconds: number): Promise<number>; close(): void }

/** Reads parts of so many bytes, one after another over each of 16 connections; `read` gives how many came a second. */
async function reader(port: number, path: string, length: number): Promise<RangeReader> {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const requests = Array.from({ length: Math.floor(whole / length) }, (_, n) => {
    const range = `range: bytes=${n * length}-${(n + 1) * length - 1}`
    return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${range}\r\n\r\n`)
  })
  let next = 0
  async function read(seconds: number): Promise<number> {
    let count = 0
    const began = performance.now()
    const end = began + seconds * 1000
    const work = open.map(async (connection) => {
      while (performance.now() < end) {
        const status = await connection.ask(requests[next++ % requests.length]!)
        if (status !== 206) throw new Error(`a part was answered with ${status}`)
        count += 1
      }
    })
    await Promise.all(work)
    return (count * 1000) / (performance.now() - began)
  }
  return { read, close: () => open.forEach((connection) => connection.close()) }
}
