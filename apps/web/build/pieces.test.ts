import { describe, expect, it } from 'vitest'
import { gathered, type Part } from './pieces.ts'

const request = 100

function part(name: string, size: number, users: Record<string, number>, needs: number[] = []): Part {
  return { modules: [name], size, needs, for: new Map(Object.entries(users)) }
}

const names = (parts: Part[]) =>
  gathered(parts, request)
    .map(({ modules }) => modules.toSorted().join('+'))
    .toSorted()

describe('what browsers fetch together', () => {
  it('is one where the same screens need both, however large', () => {
    expect(names([part('a', 9000, { list: 1, users: 1 }), part('b', 9000, { list: 1, users: 1 })])).toEqual(['a+b'])
  })

  it('is one where a request costs more than the bytes that come for nothing', () => {
    expect(names([part('a', 90, { list: 1, users: 1 }), part('b', 9000, { list: 1 })])).toEqual(['a', 'b'])
    expect(names([part('a', 9000, { list: 1, users: 1 }), part('b', 90, { list: 1 })])).toEqual(['a+b'])
  })

  it('counts the bytes for what is opened often more than for the rest', () => {
    const parts = (often: number) => [
      part('a', 150, { list: 1, users: 1 }),
      part('b', 60, { list: 1, users: 1, log: often }),
    ]
    expect(names(parts(0.3))).toEqual(['a+b'])
    expect(names(parts(2))).toEqual(['a', 'b'])
  })

  it('is not one where a screen would get more than it may have for others', () => {
    const parts = [
      part('a', 50, { list: 1, users: 1, log: 0.3 }),
      part('b', 60, { list: 1 }),
      part('c', 900, { users: 1 }),
    ]
    expect(names(parts)).toEqual(['a+b', 'c'])
    const bounded = (most: number) =>
      gathered(parts, request, { bytes: most, pieces: Infinity })
        .map(({ modules }) => modules.toSorted().join('+'))
        .toSorted()
    expect(bounded(1010)).toEqual(['a+b', 'c'])
    expect(bounded(1009)).toEqual(['a', 'b', 'c'])
  })

  it('is what wastes least, once a screen would need too many', () => {
    const parts = [
      part('a', 900, { list: 1, users: 1 }),
      part('b', 800, { list: 1, log: 1 }),
      part('c', 9000, { list: 1, minutes: 1 }),
    ]
    const inAtMost = (pieces: number) =>
      gathered(parts, request, { bytes: Infinity, pieces })
        .map(({ modules }) => modules.toSorted().join('+'))
        .toSorted()
    expect(inAtMost(3)).toEqual(['a', 'b', 'c'])
    expect(inAtMost(2)).toEqual(['a+b', 'c'])
  })

  it('counts what else would come with the other', () => {
    const parts = [
      part('a', 10, { list: 1, users: 0.3 }),
      part('b', 10, { list: 1, minutes: 1 }, [2]),
      part('fat', 9000, { list: 1, minutes: 1, result: 30 }),
    ]
    expect(names(parts)).toEqual(['a', 'b', 'fat'])
  })

  it('knows who fetches what comes along', () => {
    const parts = [
      part('a', 10, { list: 1, minutes: 1, users: 1 }),
      part('b', 10, { list: 1, minutes: 1 }, [2]),
      part('along', 10, { list: 1, minutes: 1, result: 30 }),
    ]
    const along = gathered(parts, request).find(({ modules }) => modules.includes('along'))!
    expect(along.modules).toEqual(['along'])
    expect([...along.for.keys()].toSorted()).toEqual(['list', 'minutes', 'result', 'users'])
  })

  it('has no two that need each other', () => {
    const parts = [
      part('top', 10, { list: 1 }, [1]),
      part('middle', 9000, { list: 1, users: 0.1 }, [2]),
      part('bottom', 10, { list: 1, users: 0.1, other: 0.001 }),
    ]
    expect(names(parts)).toEqual(['bottom+middle+top'])
  })
})
