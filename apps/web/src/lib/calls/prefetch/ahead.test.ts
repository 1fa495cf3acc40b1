// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

const answer = (words: string) => Promise.resolve(new Response(words))

/** The page anew, with prefetched answers. */
async function started(calls: Record<string, Promise<Response>> = {}, files: Record<string, Promise<Response>> = {}) {
  vi.resetModules()
  window.ahead = { token: 'the token of lan', language: 'vi', calls, files }
  const { noteDrawn } = await import('../../page/first-rest.ts')
  return { ...(await import('./ahead.ts')), rest: () => noteDrawn(() => false) }
}
const lan = { token: 'the token of lan', language: 'vi' }
const kept = () => JSON.parse(localStorage.getItem('asked') ?? 'null') as unknown

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/position?sort=asc')
})

it('an answer is taken once', async () => {
  const { callAhead } = await started({ '/api/positions': answer('a') })
  expect(await (await callAhead('/api/positions', lan))?.text()).toBe('a')
  expect(await callAhead('/api/positions', lan)).toBe(null)
})

it('is of no use to somebody else, or in another language', async () => {
  const { callAhead } = await started({ '/api/positions': answer('a') })
  expect(await callAhead('/api/positions', { ...lan, token: 'the token of binh' })).toBe(null)
  expect(await callAhead('/api/positions', { ...lan, token: null })).toBe(null)
  expect(await callAhead('/api/positions', { ...lan, language: 'en' })).toBe(null)
  expect(await callAhead('/api/positions', lan)).not.toBe(null)
})

it('whoever gives up waits no longer, and an answer that failed is none', async () => {
  const never = new Promise<Response>(() => undefined)
  const { callAhead } = await started({ '/api/a': never, '/api/b': Promise.reject(new Error('No network.')) })
  const giving = new AbortController()
  const waiting = callAhead('/api/a', { ...lan, signal: giving.signal })
  giving.abort()
  expect(await waiting).toBe(null)
  expect(await callAhead('/api/b', lan)).toBe(null)
})

it('an answer that has come and been read is there at once, for one who asks, in either way', async () => {
  const { answerAhead, callAhead } = await started({ '/api/a': answer('{"data":1}'), '/api/b': answer('{"data":2}') })
  await vi.waitFor(() => expect(answerAhead('/api/a', { ...lan, language: 'en' })).toBe(undefined), 45_000)
  await vi.waitFor(() => expect(answerAhead('/api/a', lan)).toEqual({ data: 1 }), 45_000)
  expect(answerAhead('/api/a', lan)).toBe(undefined)
  expect(await callAhead('/api/a', lan)).toBe(null)
  expect(await (await callAhead('/api/b', lan))?.json()).toEqual({ data: 2 })
  expect(answerAhead('/api/b', lan)).toBe(undefined)
})

it('a refusal, and what is no answer of ours, is left to whoever calls', async () => {
  const refusal = Promise.resolve(new Response('{"message":"No."}', { status: 404 }))
  const { answerAhead, callAhead } = await started({ '/api/a': refusal, '/api/b': answer('<html>') })
  await new Promise((done) => setTimeout(done, 20))
  expect(answerAhead('/api/a', lan)).toBe(undefined)
  expect(answerAhead('/api/b', lan)).toBe(undefined)
  expect((await callAhead('/api/a', lan))?.status).toBe(404)
})

it('what nobody took until the screen is at rest is old', async () => {
  const { callAhead, fileAhead, rest } = await started(
    { '/api/positions': answer('a') },
    { '/assets/a.js': answer('b') },
  )
  await rest()
  expect(await callAhead('/api/positions', lan)).toBe(null)
  expect(fileAhead('/assets/a.js')).toBe(null)
})

it('remembers what a screen asked for, by its address, for the session alone', async () => {
  localStorage.setItem('asked', JSON.stringify({ token: 'the token of', calls: { '/dashboard': ['/api/dashboard'] } }))
  const { callAhead, rememberAsked, rest } = await started()
  const remembering = rememberAsked(() => 'the token of lan')
  void callAhead('/api/positions', lan)
  await rest()
  await remembering
  void callAhead('/api/positions/later', lan)
  const here = { '/position?sort=asc': ['/api/positions'] }
  expect(kept()).toEqual({ token: 'the token of', calls: { '/dashboard': ['/api/dashboard'], ...here } })

  const next = await started()
  const again = next.rememberAsked(() => 'another session')
  void next.callAhead('/api/positions', { ...lan, token: 'another session' })
  await next.rest()
  await again
  expect(kept()).toEqual({ token: 'another sess', calls: here })
})

it('remembers nothing of a session that ended meanwhile', async () => {
  const { callAhead, rememberAsked, rest } = await started()
  let token: string | undefined = 'the token of lan'
  const remembering = rememberAsked(() => token)
  void callAhead('/api/positions', lan)
  token = undefined
  await rest()
  await remembering
  expect(kept()).toBe(null)
})
