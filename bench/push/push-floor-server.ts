import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'

type Input = { says: { event: string; payload: unknown; to: string }[] }

/** A bare Socket.IO server: everybody in one room and in one of their own. A request has it say something to a room. */
const { says } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Input
const commits: string[] = []
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const { event, payload, to } = says[Number(request.headers['x-request'])]!
    commits.push(String(process.hrtime.bigint()))
    io.to(to).emit(event, payload)
    response.end('{}')
  })
})
const io = new Server(server, { serveClient: false })
io.on('connection', (socket) => {
  void socket.join([`user:${String(socket.handshake.auth['token'])}`, 'all'])
  socket.on('audit:join', (_audit: number, answer: (joined: boolean, saidBefore: null) => void) => answer(true, null))
})
process.on('message', () => process.send?.(commits))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
