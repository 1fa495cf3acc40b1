import type * as z from 'zod/mini'
import type { MessageKey } from '@apron/messages'
import type { Period } from './periods/period.ts'

/** A kind of background job, declared once: callers and workers read this literal. */
export type JobKind<Input = unknown> = {
  /** What it is called in the database; never changes. */
  name: string
  /** What an administrator reads. */
  title: MessageKey
  input: z.ZodMiniType<Input>
  /** How many times it is tried before it has failed. */
  tries: number
  /** Timeout of one try. */
  seconds: number
  /** Delay in seconds before the first try. */
  waits?: number
  /** When it is begun by itself; in each period once, however many processes there are. */
  every?: Period
}

/** One try. */
export type JobRun<Input = unknown> = {
  input: Input
  /** Who began it; nobody when the product did. */
  by: number | null
  /**
   * Aborted when the process stops, somebody cancels the job, or it takes too long. A job that stops then throws, and a
   * process that stops has it run again from the start.
   */
  leaving: AbortSignal
  /** Whether this is the last try, if it ends by this error. */
  isLast(error: unknown): boolean
  /** Reports progress, from 0 to 1, to whoever began it. */
  progress(share: number): Promise<void>
}

/** A kind with its work. It may run twice: a process that is killed at the end has not reported it done. */
export type Job = { kind: JobKind; run(work: JobRun): Promise<unknown> }

/** Ties a kind to its work. */
export function defineJob<Input>(kind: JobKind<Input>, run: (work: JobRun<Input>) => Promise<unknown>): Job {
  return { kind: kind as JobKind, run: run as Job['run'] }
}
