import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { verify } from '@node-rs/argon2'
import type { Recorded } from './statements.ts'

type Input = { connection: pg.PoolConfig; recorded: Recorded[] }

/** The least a server can do: run the recorded statements of a request, prepared, and send the recorded bytes. */
const input = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Input
const pool = new pg.Pool({ ...input.connection, max: 20 })
const prepared = input.recorded.map(({ statements, answer, fresh = [], password }) => ({
  answer: Buffer.from(answer.bytes, 'base64'),
  headers: {
    'content-type': 'application/json; charset=utf-8',
    ...(answer.encoding && { 'content-encoding': answer.encoding }),
  },
  password,
  queries: statements.map(({ text, values }) => () => {
    if (values.length === 0) return { text }
    const sent = values.map((value) => (fresh.includes(value as string) ? randomBytes(32).toString('hex') : value))
    return { text, values: sent, name: nameOf(text) }
  }),
}))

const names = new Map<string, string>()
function nameOf(text: string): string {
  const known = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
  names.set(text, known)
  return known
}

const server = createServer((request, response) => {
  const { queries, answer, headers, password } = prepared[Number(request.headers['x-request'])]!
  request.resume()
  request.on('end', () => {
    void (async () => {
      if (password && !(await verify(password.hash, password.word))) throw new Error('a wrong password')
      const client = await pool.connect()
      for (const query of queries) await client.query(query())
      client.release()
      response.writeHead(200, { ...headers, 'content-length': answer.length })
      response.end(answer)
    })()
  })
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
