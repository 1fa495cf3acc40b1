import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { verify } from '@node-rs/argon2'
import { replaying } from './replaying.ts'
import type { RecordedRequest } from './statements.ts'

type Input = { connection: pg.PoolConfig; recorded: RecordedRequest[] }

/** The least a server can do: run the recorded statements of a request, prepared, and send the recorded bytes. */
const input = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Input
const pool = new pg.Pool({ ...input.connection, max: 20 })
const prepared = input.recorded.map((one) => ({
  answer: Buffer.from(one.answer.bytes, 'base64'),
  headers: {
    'content-type': 'application/json; charset=utf-8',
    ...(one.answer.encoding && { 'content-encoding': one.answer.encoding }),
  },
  password: one.password,
  queries: replaying(one),
}))

const server = createServer((request, response) => {
  const { queries, answer, headers, password } = prepared[Number(request.headers['x-request'])]!
  request.resume()
  request.on('end', () => {
    void (async () => {
      if (password && !(await verify(password.hash, password.word))) throw new Error('a wrong password')
      const client = await pool.connect()
      for (const query of queries()) await client.query(query)
      client.release()
      response.writeHead(200, { ...headers, 'content-length': answer.length })
      response.end(answer)
    })()
  })
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
