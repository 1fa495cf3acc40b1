// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

const answer = (words: string) => Promise.resolve(new Response(words))

/** The page anew, with what was asked for ahead. */
async function started(calls: Record<string, Promise<Response>> = {}, files: Record<string, Promise<Response>> = {}) {
  vi.resetModules()
  window.ahead = { token: 'the token of lan', language: 'vi', calls, files }
  const { noteDrawn } = await import('../page/first-rest.ts')
  return { ...(await import('./ahead.ts')), rest: () => noteDrawn(() => false) }
}
const kept = () => JSON.parse(localStorage.getItem('asked') ?? 'null') as unknown

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/position?sort=asc')
})

it('an answer is taken once', async () => {
  const { callAhead } = await started({ '/api/positions': answer('a') })
  expect(await (await callAhead('/api/positions', 'the token of lan', 'vi'))?.text()).toBe('a')
  expect(callAhead('/api/positions', 'the token of lan', 'vi')).toBe(null)
})

it('is of no use to somebody else, or in another language', async () => {
  const { callAhead } = await started({ '/api/positions': answer('a') })
  expect(callAhead('/api/positions', 'the token of binh', 'vi')).toBe(null)
  expect(callAhead('/api/positions', undefined, 'vi')).toBe(null)
  expect(callAhead('/api/positions', 'the token of lan', 'en')).toBe(null)
})

it('what nobody took until the screen is at rest is old', async () => {
  const { callAhead, fileAhead, rest } = await started(
    { '/api/positions': answer('a') },
    { '/assets/a.js': answer('b') },
  )
  await rest()
  expect(callAhead('/api/positions', 'the token of lan', 'vi')).toBe(null)
  expect(fileAhead('/assets/a.js')).toBe(null)
})

it('remembers what a screen asked for, by its address, for the session alone', async () => {
  localStorage.setItem('asked', JSON.stringify({ token: 'the token of', calls: { '/dashboard': ['/api/dashboard'] } }))
  const { callAhead, rememberAsked, rest } = await started()
  const remembering = rememberAsked(() => 'the token of lan')
  void callAhead('/api/positions', 'the token of lan', 'vi')
  await rest()
  await remembering
  void callAhead('/api/positions/later', 'the token of lan', 'vi')
  const here = { '/position?sort=asc': ['/api/positions'] }
  expect(kept()).toEqual({ token: 'the token of', calls: { '/dashboard': ['/api/dashboard'], ...here } })

  const next = await started()
  const again = next.rememberAsked(() => 'another session')
  void next.callAhead('/api/positions', 'another session', 'vi')
  await next.rest()
  await again
  expect(kept()).toEqual({ token: 'another sess', calls: here })
})

it('remembers nothing of a session that ended meanwhile', async () => {
  const { callAhead, rememberAsked, rest } = await started()
  let token: string | undefined = 'the token of lan'
  const remembering = rememberAsked(() => token)
  void callAhead('/api/positions', token, 'vi')
  token = undefined
  await rest()
  await remembering
  expect(kept()).toBe(null)
})
