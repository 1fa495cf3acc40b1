import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Recorded } from './statements.ts'

type Input = { connection: pg.PoolConfig; recorded: Recorded[] }

/** The least a server can do: run the recorded statements of a request, prepared, and send the recorded bytes. */
const input = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Input
const pool = new pg.Pool({ ...input.connection, max: 20 })
const prepared = input.recorded.map(({ statements, answer }) => ({
  answer: Buffer.from(answer),
  queries: statements.map(({ text, values }) =>
    values.length > 0 ? { text, values, name: createHash('sha1').update(text).digest('base64url') } : { text },
  ),
}))

const server = createServer((request, response) => {
  const { queries, answer } = prepared[Number(request.headers['x-request'])]!
  request.resume()
  request.on('end', () => {
    void (async () => {
      const client = await pool.connect()
      for (const query of queries) await client.query(query)
      client.release()
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length })
      response.end(answer)
    })()
  })
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
