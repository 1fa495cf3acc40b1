import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

export type Statement = { text: string; values: unknown[] }
/** One request as it was recorded: what it asked, the statements behind it, and the bytes it answered, in base64 and as they were compressed. */
export type RecordedRequest = {
  method: string
  path: string
  body: string | undefined
  statements: Statement[]
  answer: { bytes: string; encoding: string | undefined }
  /** Values of the statements that have to be others each time, because the database keeps each once. */
  fresh?: string[]
  /** The password that the request checks, and what is stored of it. */
  password?: Password
}
export type Password = { word: string; hash: string }

/** Gives with the result of a work the statements that were sent for it, and none of what goes on beside it in the background. */
export function statementRecorder() {
  const noted = new AsyncLocalStorage<Statement[]>()
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function noting(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    if (typeof first === 'string') {
      noted.getStore()?.push({ text: first, values: Array.isArray(second) ? second : [] })
    } else if (typeof first === 'object' && first !== null && 'text' in first && 'values' in first) {
      noted.getStore()?.push({ text: first.text as string, values: (first.values as unknown[] | undefined) ?? [] })
    }
    return original.apply(this, args as never) as never
  } as typeof original
  return async <Result>(work: () => Promise<Result>): Promise<{ result: Result; statements: Statement[] }> => {
    const statements: Statement[] = []
    // What is asked of a server that is not listening goes out when somebody waits for it.
    const result = await noted.run(statements, async () => await work())
    return { result, statements }
  }
}
