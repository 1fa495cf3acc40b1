/** Where a text stops being JSON; lines count from 1. */
export class NotJson extends Error {
  readonly line: number

  constructor(line: number) {
    super(`line ${line}: this is not JSON`)
    this.line = line
  }
}

const token = /"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]/y

/** Finds the line on which each value of a JSON text stands, by its path (`groups.0.header`); throws `NotJson`. */
export function linesOf(json: string): Map<string, number> {
  const lines = new Map<string, number>()
  let at = 0
  let line = 1

  const next = (): string => {
    for (; at < json.length && /\s/.test(json[at]!); at += 1) if (json[at] === '\n') line += 1
    token.lastIndex = at
    const [read] = token.exec(json) ?? []
    if (read === undefined) throw new NotJson(line)
    at += read.length
    return read
  }
  const peek = (): string => {
    const before = { at, line }
    const read = next()
    ;({ at, line } = before)
    return read
  }
  const expect = (wanted: string) => {
    if (next() !== wanted) throw new NotJson(line)
  }
  const readName = (): string => {
    const name = next()
    if (!name.startsWith('"')) throw new NotJson(line)
    expect(':')
    return JSON.parse(name) as string
  }
  const readMembers = (end: '}' | ']', path: string) => {
    if (peek() === end) return void next()
    for (let index = 0; ; index += 1) {
      const name = end === '}' ? readName() : String(index)
      readValue(path === '' ? name : `${path}.${name}`)
      const after = next()
      if (after === end) return
      if (after !== ',') throw new NotJson(line)
    }
  }
  const readValue = (path: string) => {
    const first = next()
    lines.set(path, line)
    if (first === '{') readMembers('}', path)
    else if (first === '[') readMembers(']', path)
    else if (/^[\]},:]$/.test(first)) throw new NotJson(line)
  }

  readValue('')
  return lines
}
