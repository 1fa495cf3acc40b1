/**
 * A placeholder for a value that comes with each call. It can only become a parameter of a statement: comparing it,
 * writing it as text or taking it apart throws.
 */
class Given {
  readonly path: readonly (string | number)[]
  readonly make: ((value: never) => unknown) | undefined

  constructor(path: readonly (string | number)[], make?: (value: never) => unknown) {
    this.path = path
    this.make = make
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`${this.path.join('.')} is not known yet where a statement is put into words.`)
  }

  toJSON(): never {
    return this[Symbol.toPrimitive]()
  }

  in(asked: readonly unknown[]): unknown {
    let value: unknown = asked
    for (const step of this.path) value = (value as Record<string | number, unknown>)[step]
    return this.make ? this.make(value as never) : value
  }
}

/** A value made from another, also from a placeholder. */
export function derived<Value, Result>(value: Value, make: (value: Value) => Result): Result {
  return value instanceof Given ? (new Given(value.path, make) as Result) : make(value)
}

/** The parameters of a statement with the values of one call in place of placeholders. */
export const fillParameters = (parameters: readonly unknown[], asked: readonly unknown[]): unknown[] =>
  parameters.map((parameter) => (parameter instanceof Given ? parameter.in(asked) : parameter))

/** The arguments with placeholders for what varies, and all the rest of them as a text. */
export type TemplateShape<Asked> = { shape: string; standing: Asked }

/**
 * Which arguments vary: of the first the named fields, of the others every number and text except the one that rights
 * are chosen by. Empty values (`null`, `0`, no text) belong to the shape, as queries test for them.
 */
export function shapeOf<Asked extends readonly [object, ...unknown[]]>(
  asked: Asked,
  varying: ReadonlySet<string>,
): TemplateShape<Asked> {
  const shape: unknown[] = []
  const [first, ...others] = asked
  const standing = [
    replacedIn(first, [0], shape, (name) => varying.has(name)),
    ...others.map((one, place) => replaced(one, [place + 1], shape)),
  ]
  return { shape: JSON.stringify(shape), standing: standing as unknown as Asked }
}

/** The field of a caller that rights are chosen by. */
const compared = 'groupId'

type Path = readonly (string | number)[]

function replacedIn(whole: object, path: Path, shape: unknown[], varies: (name: string) => boolean): object {
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(whole)) {
    shape.push(name)
    result[name] = varies(name) ? replaced(value, [...path, name], shape) : kept(value, shape)
  }
  return result
}

function replaced(value: unknown, path: Path, shape: unknown[]): unknown {
  if (!value || typeof value === 'boolean' || value instanceof Set || Array.isArray(value)) return kept(value, shape)
  if (typeof value === 'string' || typeof value === 'number') {
    shape.push(0)
    return new Given(path)
  }
  if (typeof value !== 'object') throw new Error(notTold)
  return replacedIn(value, path, shape, (name) => name !== compared)
}

/** Each in a list of its own, which cannot be mistaken for a placeholder or for nothing. */
function kept(value: unknown, shape: unknown[]): unknown {
  if (value === undefined) shape.push([])
  else if (value instanceof Set) shape.push([numberOf(value)])
  else if (value !== null && typeof value === 'object' && !Array.isArray(value)) throw new Error(notTold)
  else shape.push([value])
  return value
}

const notTold = 'What is asked holds numbers, texts, yes and no, sets and lists, which can be told from one another.'

const numbers = new Map<string, number>()
const known = new WeakMap<Set<unknown>, number>()
let last = 0

/** A number for the content of a set, which is serialised only once: a caller has a hundred permissions. */
function numberOf(set: Set<string>): number {
  const before = known.get(set)
  if (before !== undefined) return before
  const words = JSON.stringify([...set].toSorted((one, other) => (one < other ? -1 : 1)))
  // Numbers are not used again, so that shapes with a forgotten number stay right.
  if (numbers.size > 1_000) numbers.clear()
  const number = numbers.get(words) ?? (last += 1)
  numbers.set(words, number)
  known.set(set, number)
  return number
}
