/** Reports the progress of a task, from 0 to 1. */
export type ReportProgress = (share: number) => void
/** What may be done in the sandbox; input and result are cloned on their way. */
export type SandboxTasks = Record<string, (input: never, tell: ReportProgress) => Promise<unknown>>

export type TaskRequest = { name: string; input: unknown }
/** A single word is about the process itself: that it is ready, or how it ended. */
export type TaskAnswer = string | { result: unknown } | { problem: string }
/** What comes before the answer. */
export type TaskProgress = { share: number }
