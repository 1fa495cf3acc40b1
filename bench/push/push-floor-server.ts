import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { Server } from 'socket.io'
import { replaying } from '../ratios/replaying.ts'
import type { RecordedRequest } from '../ratios/statements.ts'

/** What is said to whom, and the calls that have it said. */
export type Says = { event: string; payload: unknown; to: string; calls: RecordedRequest[] }
type Input = { connection: pg.PoolConfig; says: Says[] }

/**
 * A bare Socket.IO server: everybody in one socket room and in one of their own. A request runs the statements of one
 * of the calls in turn, and sends something to a room once they are committed.
 */
const { connection, says } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Input
const pool = new pg.Pool(connection)
const queries = says.map(({ calls }) => calls.map(replaying))
const commits: string[] = []
let turn = 0

async function answer(place: number): Promise<void> {
  const { event, payload, to } = says[place]!
  const calls = queries[place]!
  turn += 1
  const client = await pool.connect()
  for (const query of calls[turn % calls.length]!()) {
    await client.query(query)
    if (query.text !== 'commit') continue
    commits.push(String(process.hrtime.bigint()))
    io.to(to).emit(event, payload)
  }
  client.release()
}

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => void answer(Number(request.headers['x-request'])).then(() => response.end('{}')))
})
const io = new Server(server, { serveClient: false })
io.on('connection', (socket) => {
  void socket.join([`user:${String(socket.handshake.auth['token'])}`, 'all'])
  socket.on('audit:join', (_audit: number, joined: (joined: boolean, saidBefore: null) => void) => joined(true, null))
})
process.on('message', () => process.send?.(commits))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
