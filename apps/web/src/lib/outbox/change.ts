/** A file of a change, under the name of the field that it is sent in. */
export type ChangeFile = { field: string; file: File }

/** A change that the server may not have. It never changes once it was first sent. */
export type Change = {
  /** The format of this record; formats of released versions are read for ever. */
  v: 1
  /** Its idempotency key. */
  id: string
  userId: number
  kind: string
  /** Changes with the same order word are sent in the order in which they were made. */
  order: string
  /** When it was made, as an instant. */
  at: string
  value: object
  files: readonly ChangeFile[]
  /** How often it has been sent. */
  tries: number
  /** Why the server refused it; absent while it waits. */
  problem?: string
}

/** A change as this page knows it. */
export type OutboxChange = Change & {
  /** Its number among all; absent while it is not in the store. */
  n?: number
  /** Whether a try has failed, or it was left by an earlier page. */
  isWaiting: boolean
}

/** What a person did, before it has a name. */
export type Wish = Pick<Change, 'kind' | 'order' | 'value'> & {
  files?: readonly ChangeFile[]
  /** Replaces an earlier one of its kind and order that has never been sent, or was refused. */
  replaces?: boolean
}

/** A refused change, ready to be retried. */
export function withoutProblem<Some extends { problem?: string }>(refused: Some): Omit<Some, 'problem'> {
  const { problem: _, ...again } = refused
  return again
}
