import pg from 'pg'

export type Statement = { text: string; values: unknown[] }
/** One request as it was recorded: what it asked, the statements behind it, and the bytes it answered. */
export type Recorded = {
  method: string
  path: string
  body: string | undefined
  statements: Statement[]
  answer: string
  /** Values of the statements that have to be others each time, because the database keeps each once. */
  fresh?: string[]
  /** The password that the request checks, and what is stored of it. */
  password?: Password
}
export type Password = { word: string; hash: string }

/** Notes every statement that this process sends while `record` runs. */
export function statementRecorder() {
  let noted: Statement[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function noting(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    if (typeof first === 'string') noted.push({ text: first, values: Array.isArray(second) ? second : [] })
    else if (typeof first === 'object' && first !== null && 'text' in first && 'values' in first) {
      noted.push({ text: first.text as string, values: (first.values as unknown[] | undefined) ?? [] })
    }
    return original.apply(this, args as never) as never
  } as typeof original
  return async <Result>(work: () => Promise<Result>): Promise<{ result: Result; statements: Statement[] }> => {
    noted = []
    const result = await work()
    return { result, statements: noted }
  }
}
