import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { built } from '../harness.ts'
import { fileOf as pieceOf } from './pieces.ts'

export type Answer = { status: number; type?: string; body?: string }

/** What stands between a browser and the product: it goes when the network does, and may bring another version. */
export type Front = {
  url: string
  /** The paths that were asked for, in order. */
  asked: string[]
  /** What is answered in the place of the product. */
  instead: (path: string) => Answer | null
  cut(): Promise<void>
  mend(): Promise<void>
  stop(): Promise<void>
}

/** Puts a front before the product at an address. */
export async function startFront(product: string): Promise<Front> {
  const front: Front = { url: '', asked: [], instead: () => null, cut, mend: () => listen(port), stop: cut }
  const server = createServer((asked, answer) => pass(front, product, asked, answer))
  server.on('upgrade', (_, socket) => socket.destroy())
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, '127.0.0.1', done))
  async function cut() {
    if (!server.listening) return
    const closed = new Promise((done) => server.close(done))
    server.closeAllConnections()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  front.url = `http://127.0.0.1:${port}`
  return front
}

function pass(front: Front, product: string, asked: IncomingMessage, answer: ServerResponse) {
  const path = asked.url ?? '/'
  front.asked.push(path)
  const other = front.instead(path)
  if (other) {
    const headers = { 'content-type': other.type ?? 'application/json', 'cache-control': 'no-cache' }
    return void answer.writeHead(other.status, headers).end(other.body ?? '{}')
  }
  const further = request(product + path, { method: asked.method ?? 'GET', headers: asked.headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(answer)
  })
  further.on('error', () => answer.destroy())
  answer.on('close', () => further.destroy())
  asked.pipe(further)
}

const fileOf = (name: string) => readFileSync(join(built, name), 'utf8')
/** A chunk that only the version before has. */
export const oldPiece = pieceOf('lost-screen.tsx')
const newPiece = oldPiece.replace(/-[\w-]{8}\./, '-newer000.')

/**
 * The worker with what the page itself names and one more chunk: a browser takes all of them one by one, which is tried
 * elsewhere.
 */
function workerOfFew(): string {
  const page = fileOf('index.html')
  return fileOf('sw.js').replace(/[\w.?-]+(?:,[\w.?-]+){99,}/, (names) => {
    const few = names.split(',').filter((name) => page.includes(name) || name === oldPiece)
    if (few.length < 5 || !few.includes(oldPiece)) throw new Error('The list of what is kept is not where it was')
    return few.join(',')
  })
}
const worker = workerOfFew()

/** What the server of this version answers, of which browsers keep but a few chunks. */
export const withFewPieces = (path: string): Answer | null =>
  path === '/sw.js' ? { status: 200, type: 'text/javascript', body: worker } : null

/** What the server of a newer version answers: another page, and another name for a chunk. */
export function newerVersion(path: string): Answer | null {
  const before = fileOf('index.html')
  const page = before.replace('<title>', '<meta name="newer" content="yes" /><title>')
  const digest = (content: string) => createHash('sha256').update(content).digest('base64')
  if (path === `/assets/${oldPiece}`) return { status: 404 }
  if (path === `/assets/${newPiece}`)
    return { status: 200, type: 'text/javascript', body: fileOf(`assets/${oldPiece}`) }
  if (path === '/sw.js') {
    const body = worker.replaceAll(oldPiece, newPiece).replaceAll(digest(before), digest(page))
    return { status: 200, type: 'text/javascript', body }
  }
  if (/^\/(api|files|assets|socket\.io|login)(\/|\?|$)/.test(path)) return null
  return { status: 200, type: 'text/html', body: page }
}
