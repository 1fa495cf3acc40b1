import { expect, it } from 'vitest'
import { changesOf, readsOf, route } from './route.ts'

it('a write says what it changes, and a read what it is made from; else it does not compile', () => {
  const access = 'signed-in'
  // @ts-expect-error -- without what it is made from
  route('GET /positions', { access })
  // @ts-expect-error -- without what it changes
  route('POST /positions', { access, trail: 'position.created' })
  // @ts-expect-error -- what no entity is
  route('GET /positions', { access, reads: 'positions' })
  // @ts-expect-error -- a read changes nothing
  route('GET /positions', { access, reads: 'position', changes: 'position' })
  // @ts-expect-error -- nothing of several is said by its own word
  route('GET /positions', { access, reads: [] })
  expect(readsOf(route('GET /positions', { access, reads: 'position' }))).toEqual(['position'])
  expect(readsOf(route('GET /status', { access, reads: 'nothing' }))).toEqual([])
  const write = route('POST /positions', { access, trail: 'position.created', changes: ['position', 'user'] })
  expect(changesOf(write)).toEqual(['position', 'user'])
})
