import { expect, it } from 'vitest'
import { route } from '../http/route.ts'
import { changesOf, readsOf, type Entity } from './entities.ts'

it('an entity is what calls name, and nothing else is one', () => {
  const named: Entity[] = ['position', 'library_item', 'audit_access', 'job']
  // @ts-expect-error -- no call names it
  named.push('positions')
  // @ts-expect-error -- what changes nothing names none
  named.push('nothing')
  expect(named).toHaveLength(6)
})

it('a call names one entity, several, or none by its own word', () => {
  const access = 'administrators'
  expect(readsOf(route('GET /positions', { access, reads: 'position' }))).toEqual(['position'])
  expect(readsOf(route('GET /status', { access, reads: 'nothing' }))).toEqual([])
  const write = route('POST /positions', { access, trail: 'position.created', changes: ['position', 'user'] })
  expect(changesOf(write)).toEqual(['position', 'user'])
})
