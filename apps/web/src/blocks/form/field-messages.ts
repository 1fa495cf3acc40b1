/** What is wrong with the fields of a form, under their names. */
export type Messages = Record<string, readonly string[]>

/** What was said of a form that was sent, and what stood in it then. */
export type FormFeedback<Values extends object> = { messages: Messages; of: Values }

/**
 * What is still to be said as somebody mends what was refused. A field that was not marked is left in peace; of one
 * that was, the rules say (`brokenIn`) what is wrong with it by now, and what only the server knows holds until the
 * field is changed.
 */
export function stillWrong<Values extends object>(
  { messages, of }: FormFeedback<Values>,
  values: Values,
  brokenIn: (values: Values) => Messages,
): Messages {
  if (values === of || Object.keys(messages).length === 0) return messages
  const [then, now] = [brokenIn(of), brokenIn(values)]
  return Object.fromEntries(
    Object.keys(messages).flatMap((name): [string, readonly string[]][] => {
      const isUnchanged = valueOf(values, name) === valueOf(of, name)
      const left = now[name] ?? (isUnchanged && !then[name] ? messages[name] : undefined)
      return left ? [[name, left]] : []
    }),
  )
}

const valueOf = (values: object, name: string): unknown => (values as Record<string, unknown>)[stem(name)]

/** The first message for a field, and for its parts (`images.0`). */
export function messageOf(messages: Messages, name: string): string | undefined {
  const own = messages[name] ?? Object.entries(messages).find(([other]) => stem(other) === name)?.[1]
  return own?.[0]
}

/** The field that a part (`images.0`) is of. */
export function stem(name: string): string {
  return name.split('.')[0] ?? name
}
