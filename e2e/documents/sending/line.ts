import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

/** A slow, failing connection between a browser and the product. */
export type FlakyLine = {
  url: string
  /** How often the product stored each part, by its address, whether or not the browser got the answer. */
  stored: Map<string, number>
  /** What was asked for, in order. */
  asked: string[]
  /** Stored parts after which the line is cut in the middle of the next one. */
  cutsAfter: number[]
  /** Whether nothing comes through until it is mended. */
  isCut: boolean
  /** Lets no more parts begin, and resolves once none is under way. */
  holdParts(): Promise<void>
  letPartsGo(): void
  /** Once it is whole after the last cut. */
  whole(): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds that a cut lasts. */
const away = 2500
const partAddress = /^\/api\/uploads\/\d+\/parts\/\d+$/

/** Puts a line before the product at an address, on which whatever goes through can be lost. */
export async function startLine(product: string): Promise<FlakyLine> {
  const server = createServer((asked, answer) => pass(asked, answer))
  const line: FlakyLine = {
    url: '',
    stored: new Map(),
    asked: [],
    cutsAfter: [],
    isCut: false,
    holdParts: async () => {
      isHeld = true
      await Promise.all(underWay)
    },
    letPartsGo: () => (isHeld = false),
    whole: () => new Promise((done) => setTimeout(done, Math.max(0, cutUntil - Date.now()))),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  let cutUntil = 0
  let isHeld = false
  let abandoned = 0
  const underWay = new Set<Promise<unknown>>()

  function pass(asked: IncomingMessage, answer: ServerResponse) {
    const path = asked.url ?? '/'
    line.asked.push(`${asked.method} ${path}`)
    if (line.isCut || Date.now() < cutUntil) return void asked.socket.destroy()
    const isPart = partAddress.test(path)
    if (path.startsWith('/api/uploads') && abandoned > 0) return void asked.socket.destroy()
    if (isPart && isHeld) return void asked.socket.destroy()
    const count = [...line.stored.values()].reduce((sum, times) => sum + times, 0)
    if (isPart && line.cutsAfter.length > 0 && count >= (line.cutsAfter[0] ?? 0)) {
      line.cutsAfter.shift()
      cutUntil = Date.now() + away
      return void asked.once('data', () => asked.socket.destroy())
    }
    const further = request(product + path, { method: asked.method ?? 'GET', headers: asked.headers }, (reply) => {
      if (isPart && reply.statusCode === 200) line.stored.set(path, (line.stored.get(path) ?? 0) + 1)
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    const ended = new Promise<void>((done) => further.on('close', done))
    if (isPart) underWay.add(ended)
    void ended.then(() => underWay.delete(ended))
    further.on('error', () => answer.destroy())
    // The product stores a part that came whole, whether or not its sender waits for the answer. Until it has,
    // nobody asks which parts are there: what is counted here would depend on who comes first.
    answer.on('close', () => {
      if (!isPart || !asked.readableEnded || answer.writableFinished) return void further.destroy()
      abandoned++
      void ended.then(() => abandoned--)
    })
    asked.pipe(further)
  }
  passUpgrades(server, product)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return line
}

/** What people are sent of each other is not tried here. */
function passUpgrades(server: Server, product: string): void {
  server.on('upgrade', (asked, socket, head) => {
    const { hostname, port } = new URL(product)
    const further = connect(Number(port), hostname, () => {
      const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
      further.write(`GET ${asked.url} HTTP/1.1\r\n${headers.join('')}\r\n`)
      further.write(head)
      socket.pipe(further).pipe(socket)
    })
    further.on('error', () => socket.destroy())
    socket.on('error', () => further.destroy())
  })
}
