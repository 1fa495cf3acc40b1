import { describe, expect, it } from 'vitest'
import { openFairQueue } from './fair-queue.ts'

describe('turns', () => {
  it('are one at a time for a person, and persons follow one another', async () => {
    const turns = openFairQueue(['a place', 'another'])
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
    const turns = openFairQueue([1])
    await expect(turns.take(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await turns.take(1, () => Promise.resolve('next'))).toBe('next')
  })
})
