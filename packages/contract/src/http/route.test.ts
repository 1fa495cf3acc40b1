import { expect, it } from 'vitest'
import { route } from './route.ts'

it('a write says what it changes, and a read what it is made from; else it does not compile', () => {
  const access = 'administrators'
  // @ts-expect-error -- without what it is made from
  route('GET /positions', { access })
  // @ts-expect-error -- without what it changes
  route('POST /positions', { access, trail: 'position.created' })
  // @ts-expect-error -- a read changes nothing
  route('GET /positions', { access, reads: 'position', changes: 'position' })
  // @ts-expect-error -- nothing of several is said by its own word
  route('GET /positions', { access, reads: [] })
  expect(route('GET /positions', { access, reads: 'position' }).reads).toBe('position')
})
