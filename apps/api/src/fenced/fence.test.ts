import { afterEach, describe, expect, it, vi } from 'vitest'
import { openFence, Unfinished, Unreadable, type Bounds } from './fence.ts'
import type { tasks } from './testing/tasks.ts'
import { openTurns } from './turns.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const fence of opened.splice(0)) await fence.close()
})
function fenceOf(bounds: Partial<Bounds> = {}) {
  const all = { children: 1, seconds: 20, megabytes: 400, ...bounds }
  const fence = openFence<typeof tasks>(new URL('testing/tasks.ts', import.meta.url), all)
  opened.push(fence)
  return fence
}
const lives = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('work behind the fence', () => {
  it('gives its result, or what it threw, and knows no secret', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://secret')
    const fence = fenceOf()
    expect(await fence.run(1, 'echo', 'van')).toBe('van')
    await expect(fence.run(1, 'throws', undefined as never)).rejects.toThrow(Unreadable)
    const known = await fence.run(1, 'knows', undefined as never)
    expect(known).toContain('PATH')
    expect(known.filter((name) => /DATABASE|APRON/.test(name))).toEqual([])
  })

  it.each(['hangs', 'never', 'crashes', 'grows'] as const)(
    'that %s is given up, and the next is done by another process',
    async (name) => {
      const fence = fenceOf({ seconds: name === 'grows' ? 20 : 2, megabytes: 300 })
      await expect(fence.run(1, name, undefined as never)).rejects.toThrow(Unfinished)
      expect(await fence.run(2, 'echo', 'van')).toBe('van')
    },
  )

  it('is done once processes can be started again', async () => {
    const fence = fenceOf()
    const { execPath } = process
    process.execPath = '/nowhere/node'
    await expect(fence.run(1, 'echo', 'van')).rejects.toThrow('did not start')
    process.execPath = execPath
    expect(await fence.run(1, 'echo', 'van')).toBe('van')
  })

  it('ends with the fence', async () => {
    const fence = fenceOf()
    const pid = await fence.run(1, 'pid', undefined as never)
    expect(lives(pid)).toBe(true)
    await fence.close()
    expect(lives(pid)).toBe(false)
    await expect(fence.run(1, 'echo', 'van')).rejects.toThrow(Unfinished)
  })
})

describe('turns', () => {
  it('are one at a time for a person, and persons follow one another', async () => {
    const turns = openTurns(['a place', 'another'])
    const done: string[] = []
    const doing = new Map<number, number>()
    let most = 0
    const work = (person: number, name: string) =>
      turns.take(person, async () => {
        doing.set(person, (doing.get(person) ?? 0) + 1)
        most = Math.max(most, ...doing.values())
        await new Promise((resolve) => setImmediate(resolve))
        doing.set(person, doing.get(person)! - 1)
        done.push(name)
      })
    const all = Array.from({ length: 10 }, (_, at) => work(1, `first ${at}`))
    all.push(work(2, 'second'), work(3, 'third'), work(3, 'third again'))
    await Promise.all(all)
    expect(most).toBe(1)
    expect(done.filter((name) => name.startsWith('first'))).toEqual(
      Array.from({ length: 10 }, (_, at) => `first ${at}`),
    )
    expect(done.indexOf('second')).toBeLessThan(3)
    expect(done.indexOf('third again')).toBeLessThan(6)
  })

  it('go on after work that failed', async () => {
    const turns = openTurns([1])
    await expect(turns.take(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await turns.take(1, () => Promise.resolve('next'))).toBe('next')
  })
})
