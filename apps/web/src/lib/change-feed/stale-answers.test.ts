import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { auditWorkspace, checklists, comments, minutes } from '@apron/contract/audits'
import { positions, users } from '@apron/contract/people'
import { factsOf, isMet, type Fact } from './stale-answers.ts'
import { gatherFacts } from './gathered-facts.ts'

const of = (entity: Fact['entity'], auditId: number | null = null): Fact => ({ entity, auditId })

it('an answer is stale when it is made from what changed, by whatever address', () => {
  const facts = factsOf(positions.update, { id: 7 })
  expect(facts).toEqual([of('position')])
  expect(isMet(positions.list, null, facts)).toBe(true)
  expect(isMet(users.list, null, facts)).toBe(true)
  expect(isMet(checklists.show, { id: 3 }, facts)).toBe(true)
  expect(isMet(comments.list, { id: 3, itemId: 4 }, facts)).toBe(false)
})

it('a name that changed makes what names a person stale, and a comment the history that tells of it', () => {
  const answers = [auditWorkspace.items, auditWorkspace.item, auditWorkspace.search, minutes.reportable]
  for (const answer of answers)
    expect([answer.path, isMet(answer, { id: 3 }, [of('user')])]).toEqual([answer.path, true])
  expect(isMet(auditWorkspace.history, { id: 3, itemId: 4 }, [of('comment', 3)])).toBe(true)
  expect(isMet(auditWorkspace.history, { id: 3, itemId: 4 }, [of('comment', 5)])).toBe(false)
})

it('of another audit it is not, and of all audits together it is', () => {
  const facts = factsOf(auditWorkspace.answer, { id: 3, itemId: 4 })
  expect(facts).toEqual([of('audit_item', 3), of('audit_access', 3)])
  expect(isMet(auditWorkspace.items, { id: 3, groupId: 0 }, facts)).toBe(true)
  expect(isMet(auditWorkspace.items, { id: 4, groupId: 0 }, facts)).toBe(false)
  expect(isMet(checklists.list, null, [of('audit', 3)])).toBe(true)
})

it('what a comment is called by is not taken for an audit', () => {
  expect(factsOf(comments.final, { id: 3 })).toEqual([of('comment'), of('audit_item')])
})

let hidden = false
const applied: Fact[][] = []
beforeEach(() => {
  hidden = false
  applied.length = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())
const gather = () =>
  gatherFacts(
    () => hidden,
    (facts) => applied.push(facts),
  )

it('a burst is read once, and the next no sooner than a second later', () => {
  const news = gather()
  for (let time = 0; time < 100; time += 1) news.add([of('position'), of('user')])
  vi.advanceTimersByTime(1000)
  expect(applied).toEqual([[of('position'), of('user')]])
  for (let time = 0; time < 40; time += 1) {
    news.add([of('position')])
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(2000)
  expect(applied.length).toBeGreaterThan(2)
  expect(applied.length).toBeLessThanOrEqual(6)
})

it('what changes while nobody looks is read when somebody does again, once', () => {
  const news = gather()
  hidden = true
  news.add([of('position')])
  news.flush()
  vi.advanceTimersByTime(60_000)
  news.add([of('audit', 3)])
  vi.advanceTimersByTime(60_000)
  expect(applied).toEqual([])
  hidden = false
  news.flush()
  vi.advanceTimersByTime(1000)
  expect(applied).toEqual([[of('position'), of('audit', 3)]])
})
