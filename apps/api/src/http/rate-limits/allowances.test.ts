import { expect, it } from 'vitest'
import { openAllowances } from './allowances.ts'

function atHand(window: number) {
  let now = 1_000
  return { ...openAllowances(window, () => now), pass: (milliseconds: number) => (now += milliseconds) }
}

it('gives back evenly what was used, and never all at one moment', () => {
  const { take, pass } = atHand(60_000)
  const calls = (times: number) => Array.from({ length: times }, () => take('a', 1 / 600)).filter((wait) => wait === 0)
  expect(calls(700).length).toBe(600)
  expect(Math.round(take('a', 1 / 600))).toBe(100)
  pass(1_000)
  expect(calls(700).length).toBe(10)
  pass(30_000)
  expect(calls(700).length).toBe(300)
  expect(take('b', 1 / 600)).toBe(0)
})

it('takes nothing from whoever is refused', () => {
  const { take, pass } = atHand(1_000)
  expect(take('a', 1)).toBe(0)
  for (let time = 0; time < 100; time += 1) expect(take('a', 1)).toBe(1_000)
  pass(1_000)
  expect(take('a', 1)).toBe(0)
})

it('remembers no more than so many of a million addresses', () => {
  const allowances = openAllowances(60_000, () => 0)
  for (let address = 0; address < 1_000_000; address += 1) allowances.count(`address:${address}`, 0.5)
  expect(allowances.size).toBeLessThanOrEqual(50_000)
  expect([allowances.wait('address:999999', 1), allowances.wait('address:0', 1)]).toEqual([30_000, 0])
})

it('counts what other processes tell as its own, and tells nothing twice', () => {
  const { count, wait, unsettled, settle, pass } = atHand(1_000)
  count('a', 0.05)
  expect([...unsettled()]).toEqual([])
  count('a', 0.25)
  expect([...unsettled()]).toEqual([['a', 300]])
  settle('a', 300, 900)
  expect([unsettled().size, wait('a', 0.1), wait('a', 0.2)]).toEqual([0, 0, 100])
  count('a', 0.1)
  pass(200)
  expect([...unsettled()]).toEqual([['a', 100]])
  // The others have lost their memory: what was counted here stays.
  settle('a', 100, 100)
  expect(wait('a', 0.3)).toBeCloseTo(100)
})
