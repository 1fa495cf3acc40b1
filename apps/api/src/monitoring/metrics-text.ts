import { bounds, type Meters } from './meters.ts'

type Labels = Record<string, string | number>
/** The format that Prometheus reads: lines of names, labels and numbers. */
export type Text = {
  /** Begins a name; `kind` is what its numbers do. */
  kind(name: string, kind: 'counter' | 'gauge' | 'histogram'): void
  sample(name: string, value: number, labels?: Labels): void
  /** One number under a name of its own. */
  one(name: string, kind: 'counter' | 'gauge', value: number): void
  toString(): string
}

export function newText(): Text {
  const lines: string[] = []
  const kind: Text['kind'] = (name, of) => void lines.push(`# TYPE ${name} ${of}`)
  const sample: Text['sample'] = (name, value, labels) =>
    void lines.push(`${name}${labels ? written(labels) : ''} ${value}`)
  return {
    kind,
    sample,
    one(name, of, value) {
      kind(name, of)
      sample(name, value)
    },
    toString: () => `${lines.join('\n')}\n`,
  }
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${String(value).replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
  )
  return `{${pairs.join(',')}}`
}

/** The calls of every route that anybody has asked for. */
export function writeCalls(text: Text, meters: Meters): void {
  const used = [...meters.all()].filter(({ statuses }) => statuses.size > 0)
  text.kind('apron_calls_total', 'counter')
  for (const { method, route, statuses } of used)
    for (const [status, calls] of statuses) text.sample('apron_calls_total', calls, { method, route, status })
  text.kind('apron_call_seconds', 'histogram')
  for (const { method, route, within, sum } of used) {
    let calls = 0
    for (const [place, here] of within.entries()) {
      calls += here
      const bound = bounds[place]
      const le = bound === undefined ? '+Inf' : bound / 1_000
      text.sample('apron_call_seconds_bucket', calls, { method, route, le })
    }
    text.sample('apron_call_seconds_sum', sum / 1_000, { method, route })
    text.sample('apron_call_seconds_count', calls, { method, route })
  }
}
