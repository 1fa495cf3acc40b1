import { buildApp } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/start/config.ts'
import { openDatabase, openPool, type Connection } from '../../apps/api/src/db/client.ts'
import { taken } from '../connection.ts'
import type { ScenarioRequest } from './scenarios.ts'
import { statementRecorder, type RecordedRequest } from './statements.ts'

const record = statementRecorder()

/**
 * Asks all requests twice over and notes the statements and the bytes behind the second time: what is remembered from
 * an answer to the next, the product need not do again, and so neither the floor. Each write changes something both times.
 */
export async function recordScenario(
  connection: Connection,
  directory: string,
  token: string,
  asked: ScenarioRequest[],
): Promise<RecordedRequest[]> {
  const config = readConfig({
    APRON_SECRET: 'bench',
    APRON_DATA: directory,
    APRON_CAPTCHA: 'off',
    APRON_LIMIT_CALLS: '0',
  })
  const pool = openPool(connection, () => undefined, 1)
  const { server } = await buildApp({
    config,
    db: openDatabase(pool),
    connection,
    filesDirectory: `${directory}/files`,
  })
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': taken }
  async function ask({ method, path, body, password }: ScenarioRequest): Promise<RecordedRequest> {
    // Once before, so that the session is remembered and not part of what is compared.
    await server.inject({ method: 'GET', url: '/api/settings', headers })
    const { result, statements } = await record(() =>
      server.inject({
        method: method as 'GET',
        url: `/api${path}`,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { payload: body }),
      }),
    )
    if (result.statusCode !== 200) throw new Error(`${method} ${path}: ${result.statusCode} ${result.body}`)
    const fresh = statements.flatMap(({ text, values }) => {
      if (text.startsWith('insert into "sessions"')) return [values[0] as string]
      return text.includes('insert into chat_messages') ? [values[1] as string] : []
    })
    const answer = {
      // What went over the line; `body` would be a text made of it.
      bytes: result.rawPayload.toString('base64'),
      encoding: result.headers['content-encoding'] as string | undefined,
    }
    return { method, path, body, statements, answer, fresh, ...(password && { password }) }
  }
  for (const one of asked) await ask(one)
  const recorded: RecordedRequest[] = []
  for (const one of asked) recorded.push(await ask(one))
  await server.close()
  await pool.end()
  return recorded
}
