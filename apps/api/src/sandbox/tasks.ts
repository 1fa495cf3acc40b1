/** Says how far a task is, from 0 to 1. */
export type Tell = (share: number) => void
/** What may be done behind the fence; input and result are cloned on their way. */
export type Tasks = Record<string, (input: never, tell: Tell) => Promise<unknown>>

export type Ask = { name: string; input: unknown }
/** A word alone tells of the process itself: that it is ready, or how it ended. */
export type Answer = string | { result: unknown } | { problem: string }
/** What comes before the answer. */
export type Share = { share: number }
