import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from './server.ts'

/** Milliseconds: whoever stops everything may reach PostgreSQL before us. */
const settle = 100
/** Milliseconds before each try to start it again. */
const pauses = [0, 1_000, 2_000, 4_000, 8_000]
/** Milliseconds after which an end is not counted together with the one before. */
const steady = 60_000

/** Starts a server again and waits until it answers; `begun` gets it before that. Throws with what to do. */
export type Restart = (begun: (server: Server) => void) => Promise<Server>
export type Around = {
  log(line: string): void
  /** It was gone, and answers again. */
  onBack(): void
  /** It cannot be kept running; the error says what to do. */
  onGivenUp(error: Error): void
  /** Where PostgreSQL writes what it does. */
  logFile: string
}
export type ServerSupervisor = {
  /** The server as it is now. */
  server(): Server
  /** From now on an end is expected. */
  expectEnd(): void
  /** Resolves when nothing is being started any more. */
  settled(): Promise<unknown>
}

/** Restarts a server whenever it ends by itself, at most five times in a row. */
export function keepRunning(first: Server, restart: Restart, around: Around): ServerSupervisor {
  const leaving = new AbortController()
  let server = first
  let tries = 0
  let starting: Promise<boolean> | undefined

  async function watch(): Promise<void> {
    for (;;) {
      const since = Date.now()
      const how = await server.ended
      await rest(settle)
      if (leaving.signal.aborted) return
      if (Date.now() - since > steady) tries = 0
      around.log(`PostgreSQL (process ${server.pid}) has ended without being told to. ${how} It is started again.`)
      starting = bringBack(how)
      if (!(await starting) || leaving.signal.aborted) return
      around.log(`PostgreSQL is running again (process ${server.pid}), with everything that was acknowledged.`)
      around.onBack()
    }
  }

  async function bringBack(how: string): Promise<boolean> {
    let problem = how
    while (tries < pauses.length) {
      await rest(pauses[tries]!)
      if (leaving.signal.aborted) return false
      tries += 1
      try {
        server = await restart((begun) => (server = begun))
        return true
      } catch (error) {
        if (leaving.signal.aborted) return false
        problem = (error as Error).message
        around.log(`PostgreSQL did not start again (try ${tries} of ${pauses.length}). ${problem}`)
      }
    }
    around.onGivenUp(
      new Error(
        `PostgreSQL could not be kept running: it ended, or did not start, ${pauses.length} times in a row. ${problem}\n` +
          'Nothing that was acknowledged is lost. See that memory and disk are free, look into ' +
          `${around.logFile} for the reason, and start the product again.`,
      ),
    )
    return false
  }

  const rest = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: leaving.signal }).catch(() => undefined)
  void watch()
  return {
    server: () => server,
    expectEnd: () => leaving.abort(),
    settled: async () => starting,
  }
}
