import { createHash } from 'node:crypto'
import pg, { DatabaseError } from 'pg'

const longestNamed = 20_000
const names = new Map<string, string>()
let generation = 0

/** A stable name for a statement, so that PostgreSQL parses and plans it once per connection. */
function nameOf(text: string): string | undefined {
  if (text.length > longestNamed) return undefined
  let name = names.get(text)
  if (!name) {
    // Statements of varying length (a list of values) would fill the server's memory with plans.
    if (names.size > 2000) return undefined
    name = `${createHash('sha1').update(text).digest('base64url').slice(0, 20)}.${generation}`
    names.set(text, name)
  }
  return name
}

/**
 * Whether a prepared statement was refused because a newer process has changed the columns that it returns; it had no
 * effect.
 */
export function isOutdated(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}

/** From now on every statement has another name, so that each connection prepares it anew. */
function renameAll(): void {
  generation += 1
  names.clear()
}

type NamedStatement = { text: string; values: unknown[]; name: string | undefined }
type Take = (error: Error | null, result: unknown) => void
/** The third argument is missing in the types of the library. */
const Query = pg.Query as unknown as new (text: string, values: unknown[], take: Take) => pg.Query

/**
 * Sends statements as named prepared statements. An outdated one is prepared anew, within a transaction at the next
 * try.
 */
export class NamingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return this.send(args) as never
    const sent = { text, values, name: nameOf(text) }
    return (rest.length > 0 ? this.send([sent, ...rest]) : this.orAnew(this.sendNamed(sent), sent)) as never
  }

  /** As the library does it, which would take an object apart and put it together again for every statement. */
  private sendNamed({ text, values, name }: NamedStatement): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const take = (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result))
      this.send([Object.assign(new Query(text, values, take), { name })])
    })
  }

  private send(args: unknown[]): unknown {
    return super.query(...(args as Parameters<pg.Client['query']>))
  }

  private async orAnew(answer: Promise<unknown>, sent: NamedStatement) {
    const isAlone = this.getTransactionStatus() !== 'T'
    try {
      return await answer
    } catch (error) {
      if (!isOutdated(error)) throw error
      if (names.get(sent.text) === sent.name) renameAll()
      if (!isAlone) throw error
      return this.send([{ ...sent, name: nameOf(sent.text) }])
    }
  }
}
