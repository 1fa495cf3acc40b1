/** A file of a change, under the name of the field that it is sent in. */
export type ChangeFile = { field: string; file: File }

/** Something that a person did and the server may not have got. It says the same for ever once it was first sent. */
export type Change = {
  /** Which form this record has; what a released version keeps is read for ever. */
  v: 1
  /** Who it is to the server too: the key under which it changes things once. */
  id: string
  userId: number
  kind: string
  /** Changes with the same word arrive in the order in which they were made. */
  order: string
  /** When it was made, as an instant. */
  at: string
  value: object
  files: readonly ChangeFile[]
  /** How many times it has left this device. */
  tries: number
  /** Why the server does not take it; absent while it waits. */
  problem?: string
}

/** A change as this page knows it. */
export type Held = Change & {
  /** Its place among all; absent while it is not in the store. */
  n?: number
  /** Whether a try has failed, or it was left by an earlier page. */
  isWaiting: boolean
}

/** What a person did, before it has a name. */
export type Wish = Pick<Change, 'kind' | 'order' | 'value'> & {
  files?: readonly ChangeFile[]
  /** Takes the place of one of its kind and order that has never left the device, or was refused. */
  replaces?: boolean
}

/** A refused change as it is when it may be tried again. */
export function withoutProblem<Some extends { problem?: string }>(refused: Some): Omit<Some, 'problem'> {
  const { problem: _, ...again } = refused
  return again
}
