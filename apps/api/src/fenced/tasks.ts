/** What may be done behind the fence; input and result are cloned on their way. */
export type Tasks = Record<string, (input: never) => Promise<unknown>>

export type Ask = { name: string; input: unknown }
/** A word alone tells of the process itself: that it is ready, or how it ended. */
export type Answer = string | { result: unknown } | { problem: string }
