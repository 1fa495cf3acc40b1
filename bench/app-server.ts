import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openDatabase, openPool, type Connection } from '../apps/api/src/db/client.ts'

type Input = { connection: Connection; directory: string }

/** The product itself, as it is served, on the bench's database. */
const input = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Input
const config = { ...readConfig({ APRON_SECRET: 'bench', APRON_DATA: input.directory }) }
const pool = openPool(input.connection, () => undefined)
const { server } = await buildApp({ config, db: openDatabase(pool), filesDirectory: `${input.directory}/files` })
await server.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${(server.server.address() as AddressInfo).port}\n`)
