import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applied, counting, type Head } from './merge.ts'

/** Numbers that are the same for the same seed. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

type DeviceChange = Head & { seen: string[] }

/**
 * Three devices that answer and now and then receive the changes of others: each change with what its author had seen.
 */
function madeIn(seed: number): DeviceChange[] {
  const pick = chance(seed)
  const devices: DeviceChange[][] = [[], [], []]
  const all: DeviceChange[] = []
  for (let n = 0; n < 12; n += 1) {
    const device = pick(3)
    const heard = pick(3)
    if (pick(2) === 0) devices[device] = [...new Set([...devices[device]!, ...devices[heard]!])]
    const known = devices[device]!
    const seen = headsOf(known).map(({ id }) => id)
    const severity = pick(4)
    const id = `${String(pick(1000)).padStart(4, '0')}-${n}`
    const change = {
      id,
      seen,
      user_id: device,
      value: severity,
      severity,
      is_finding: severity > 1,
      arrived_at: new Date(n).toISOString(),
    }
    devices[device] = [...known, change]
    all.push(change)
  }
  return all
}

/** What nobody has answered knowingly, as it would be said of all changes at once. */
function headsOf(changes: readonly DeviceChange[]): DeviceChange[] {
  const answered = new Set(changes.flatMap(({ seen }) => seen))
  return changes.filter(({ id }) => !answered.has(id))
}

/** The changes in another order in which they may arrive: each after what its own device had seen. */
function shuffled(changes: readonly DeviceChange[], seed: number): DeviceChange[] {
  const pick = chance(seed)
  const waiting = [...changes]
  const order: DeviceChange[] = []
  while (waiting.length > 0) {
    const ready = waiting.filter((change) =>
      waiting.every((other) => other === change || !change.seen.includes(other.id)),
    )
    const next = ready[pick(ready.length)]!
    order.push(next)
    waiting.splice(waiting.indexOf(next), 1)
  }
  return order
}

describe('heads', () => {
  it('are the same in whichever order changes arrive, none is lost, and a finding is never hidden', () => {
    for (let world = 1; world <= 2000; world += 1) {
      const changes = madeIn(world)
      const expected = headsOf(changes).map(({ id }) => id).toSorted() // prettier-ignore
      for (let order = 1; order <= 3; order += 1) {
        const heads = shuffled(changes, world * 10 + order).reduce<DeviceChange[]>(
          (present, change) => applied(present, change, change.seen),
          [],
        )
        expect([world, heads.map(({ id }) => id).toSorted()]).toEqual([world, expected])
        const counts = counting('answer', heads)
        expect(counts.severity).toBe(Math.max(...heads.map(({ severity }) => severity)))
      }
    }
  })
})

it('nothing but one function writes what has heads', () => {
  const source = join(import.meta.dirname, '../../../..')
  const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing|^db\/(migrations|seeds)/.test(file))
    .filter((file) => {
      const text = readFileSync(join(source, file), 'utf8')
      const written = text.match(/update audit_items\b[^`]{0,200}|updateTable\('audit_items'\)[^;]{0,300}/g) ?? []
      return written.some((statement) => /\b(status_id|corrective_date|responsible_id)\b\s*[=:]/.test(statement.split(/\bfrom\b|where/)[0]!)) // prettier-ignore
    })
  // What has not started has been answered by nobody.
  expect(writers).toEqual(['areas/library/item-statuses/item-statuses.ts'])
})
