import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The least that a refusal costs: a bare server that answers once it has the head, and lets the rest run off. Asked by
 * a message, it reports how much of the processor it has spent, in milliseconds.
 */
const server = createServer((request, response) => {
  response.statusCode = request.method === 'POST' ? 413 : 200
  response.end('{}')
  request.resume()
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1e3)
})
