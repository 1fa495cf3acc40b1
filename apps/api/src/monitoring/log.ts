import type { FastifyServerOptions } from 'fastify'
import type { Config } from '#start/config.ts'
import { describeError } from './describe-error.ts'

/** Where lines go: to the standard output, or to whoever takes them. */
export type LogTo = boolean | { write(line: string): void }

/** How the server logs: one line of JSON each, with the number of the call that it is about and nothing that somebody wrote. */
export function logger(to: LogTo | undefined, level: Config['logLevel']): FastifyServerOptions['logger'] {
  if (!to) return false
  return {
    level,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: (error) => describeError(error),
      req: ({ method }) => ({ method: method ?? '' }),
      res: ({ statusCode }) => ({ statusCode: statusCode ?? 0 }),
    },
    hooks: {
      // The words of an error that is logged by itself would be the line's.
      logMethod(given, log) {
        const [first, words] = given as unknown as [unknown, string | undefined]
        if (first instanceof Error) return log.apply(this, [{ err: first }, words ?? 'error'])
        return log.apply(this, given)
      },
    },
    ...(to !== true && { stream: to }),
  }
}

/** A number for a call, which its answer and its lines in the log carry: short enough to be told over the telephone. */
export const newNumber = (): string => String(100_000_000 + Math.floor(Math.random() * 900_000_000))

/** The header of an answer that carries it. */
export const numberHeader = 'x-request-id'
