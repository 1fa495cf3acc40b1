// @vitest-environment happy-dom
import { route } from '@apron/contract'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyOf, readAnew, readOvertaken } from './queries.ts'
import { afterwards, queryClient } from './query-client.ts'

const read = route('GET /things', { access: 'anyone', reads: 'user' })
const queryKey = keyOf(read)
const changed = [{ entity: 'user', auditId: null }] as const

type OpenCall = { answer: (value: string) => void; isGivenUp: () => boolean }
let asked: OpenCall[]
const shown: string[] = []
let leave = () => {}

beforeEach(() => {
  queryClient.clear()
  asked = []
  shown.length = 0
  const observer = new QueryObserver<string>(queryClient, {
    queryKey,
    queryFn: ({ signal }) => new Promise((answer) => asked.push({ answer, isGivenUp: () => signal.aborted })),
  })
  leave = observer.subscribe(({ data }) => data !== undefined && shown.at(-1) !== data && shown.push(data))
})
afterEach(() => leave())

const answered = async (place: number, value: string) => {
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(place), 45_000)
  asked[place]!.answer(value)
  await vi.waitFor(() => expect(shown.at(-1)).toBe(value), 45_000)
}

it('what comes for the first time is shown although others changed something meanwhile, and asked for once more then', async () => {
  for (let told = 0; told < 3; told += 1) void readAnew(changed, {}, afterwards)
  await answered(0, 'before')
  await answered(1, 'after')
  expect([shown, asked.length]).toEqual([['before', 'after'], 2])
})

it('what is shown follows, however often others change something while it comes', async () => {
  await answered(0, 'first')
  void readAnew(changed, {}, afterwards)
  await vi.waitFor(() => expect(asked.length).toBe(2), 45_000)
  void readAnew(changed, {}, afterwards)
  await answered(1, 'second')
  await answered(2, 'third')
  expect([shown, asked.length]).toEqual([['first', 'second', 'third'], 3])
})

it('after a write of one’s own what is on its way is given up', async () => {
  await answered(0, 'first')
  void readAnew(changed)
  await vi.waitFor(() => expect(asked.length).toBe(2), 45_000)
  void readAnew(changed)
  await vi.waitFor(() => expect(asked.length).toBe(3), 45_000)
  expect(asked[1]!.isGivenUp()).toBe(true)
  await answered(2, 'written')
  expect(shown).toEqual(['first', 'written'])
})

it('what was heard is not taken off the screen again by an answer from before it', async () => {
  await answered(0, '1 unread')
  void readAnew(changed, {}, afterwards)
  await vi.waitFor(() => expect(asked.length).toBe(2), 45_000)
  readOvertaken(queryKey)
  queryClient.setQueryData(queryKey, 'all read')
  asked[1]!.answer('1 unread')
  await answered(2, 'all read')
  expect(shown).toEqual(['1 unread', 'all read'])
})

it('what has nothing to show yet may come, and what was heard meanwhile is in what is asked for then', async () => {
  readOvertaken(queryKey)
  await answered(0, '1 unread')
  await answered(1, 'all read')
  expect(asked.length).toBe(2)
})
