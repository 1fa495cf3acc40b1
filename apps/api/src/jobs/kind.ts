import type * as z from 'zod/mini'
import type { MessageKey } from '@apron/messages'
import type { Period } from './periods/period.ts'

/** What is done in the background, declared once: whoever begins it and whoever does it read this literal. */
export type JobKind<Input = unknown> = {
  /** What it is called in the database; never changes. */
  name: string
  /** What an administrator reads. */
  title: MessageKey
  input: z.ZodMiniType<Input>
  /** How many times it is tried before it has failed. */
  tries: number
  /** After which it has taken too long, for one try. */
  seconds: number
  /** Seconds that it waits before it is first tried. */
  waits?: number
  /** When it is begun by itself; in each period once, however many processes there are. */
  every?: Period
}

/** One try. */
export type JobRun<Input = unknown> = {
  input: Input
  /** Who began it; nobody when the product did. */
  by: number | null
  /** It is to end: the process stops, somebody cancelled it, or it took too long. Whoever gives up then throws, and what the process left undone is done again from the start. */
  leaving: AbortSignal
  /** Whether nothing is tried after this one, when it ends by this error. */
  isLast(error: unknown): boolean
  /** Says how far it is, from 0 to 1, to whoever began it. */
  progress(share: number): Promise<void>
}

/** A kind with what does it. It may be done twice: a process that is killed at the end has not said that it was done. */
export type Job = { kind: JobKind; run(work: JobRun): Promise<unknown> }

/** Ties a kind to what does it. */
export function defineJob<Input>(kind: JobKind<Input>, run: (work: JobRun<Input>) => Promise<unknown>): Job {
  return { kind: kind as JobKind, run: run as Job['run'] }
}
