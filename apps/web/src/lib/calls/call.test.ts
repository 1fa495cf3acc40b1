// @vitest-environment happy-dom
import { route } from '@apron/contract'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, person } from '#testing/session.ts'

const read = route('GET /things/:id', { access: 'administrators', reads: 'user' })
const write = route('PUT /things/:id', { access: 'administrators', trail: 'thing.updated', changes: 'user' })
const guarded = route('POST /things', { access: 'CREATE_USER', trail: 'thing.created', changes: 'user' })

type Answering = (asked: { url: string; init: RequestInit }) => Response | Promise<Response>
const answers: Answering[] = []
const asked: { method: string; url: string; headers: Headers }[] = []
const ok: Answering = () => Response.json({ data: { id: 3 } })
const lost: Answering = () => Promise.reject(new TypeError('Failed to fetch'))
/** The head of an answer, and then the line breaks off. */
const brokenOff =
  (status: number, before = () => {}): Answering =>
  () => {
    const pull = (body: ReadableStreamDefaultController) => {
      before()
      body.error(new TypeError('network error'))
    }
    return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { status })
  }
const refused =
  (status: number, code: string): Answering =>
  () =>
    Response.json({ code, message: code }, { status })

/** The modules of a page that is loaded now, with somebody signed in, and a server that answers as listed. */
async function page(...listed: Answering[]) {
  answers.push(...listed)
  vi.resetModules()
  return {
    ...(await import('./call.ts')),
    ...(await import('../session/session.ts')),
    ...(await import('../page/unsaved.ts')),
  }
}

beforeEach(() => {
  localStorage.clear()
  leaveSession(person())
  answers.length = asked.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    // The page before may still be looking for its server.
    if (url === '/api/settings') return ok({ url, init })
    asked.push({ url, method: init.method ?? '', headers: new Headers(init.headers) })
    return answers.shift()!({ url, init })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const sent = (header: string) => asked.map(({ headers }) => headers.get(header))
const keys = () => sent('idempotency-key')

describe('a call', () => {
  it('names its record in the address, the person, the language and what is intended', async () => {
    const { call } = await page(ok)
    await call(write as never, { params: { id: 'a/b' } } as never)
    expect(asked).toMatchObject([{ method: 'PUT', url: '/api/things/a%2Fb' }])
    expect([sent('authorization'), sent('accept-language')]).toEqual([['Bearer token-1'], ['en']])
    expect(keys()[0]).toMatch(/^[\da-f]{8}-/)
  })

  it('that writes is sent again under its key when the network fails, twice at most', async () => {
    vi.useFakeTimers()
    const { call } = await page(lost, lost, ok)
    const answer = call(write as never, { params: { id: 3 } } as never)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await answer).toEqual({ data: { id: 3 } })
    expect([keys().length, new Set(keys()).size, keys()[0]]).toEqual([3, 1, expect.any(String)])
    answers.push(lost, lost, lost)
    const failed = call(write as never, { params: { id: 3 } } as never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await failed).toMatchObject({ status: 0, isNetwork: true })
    expect(asked.length).toBe(6)
  })

  it('that reads is asked once, and the list decides about another try', async () => {
    const { call } = await page(lost)
    await expect(call(read as never, { params: { id: 3 } } as never)).rejects.toMatchObject({ status: 0 })
    expect([asked.length, keys()]).toEqual([1, [null]])
  })

  it('that was given up is not sent again', async () => {
    const { call } = await page(() => {
      stop.abort()
      return lost({ url: '', init: {} })
    })
    const stop = new AbortController()
    const given = call(write as never, { params: { id: 3 } } as never, { signal: stop.signal })
    await expect(given).rejects.toThrow('Failed to fetch')
    expect(asked.length).toBe(1)
  })

  it('whose answer breaks off was not answered: what writes is sent again under its key, also when all seemed well', async () => {
    vi.useFakeTimers()
    const { call, currentSession } = await page(brokenOff(200), brokenOff(403), ok)
    const answer = call(write as never, { params: { id: 3 } } as never)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await answer).toEqual({ data: { id: 3 } })
    expect([keys().length, new Set(keys()).size, currentSession()?.token]).toEqual([3, 1, 'token-1'])
  })

  it('that was given up while it was being refused ends no session', async () => {
    const stop = new AbortController()
    const { call, currentSession } = await page(brokenOff(403, () => stop.abort()))
    const given = call(read as never, { params: { id: 3 } } as never, { signal: stop.signal })
    await expect(given).rejects.toThrow('network error')
    expect([asked.length, currentSession()?.token]).toEqual([1, 'token-1'])
  })

  it.each([200, 401, 403, 511])(
    'that a portal answers with %d on the way to the network has not been answered, and ends no session',
    async (status) => {
      const { call, currentSession } = await page(() => new Response('<html>Sign in to the airport</html>', { status }))
      await expect(call(read as never, { params: { id: 3 } } as never)).rejects.toMatchObject({ status: 0 })
      expect(currentSession()?.token).toBe('token-1')
    },
  )

  it('leaves the device neither after signing out nor while the group is not approved', async () => {
    const { call, keepProfile, closeSession } = await page()
    keepProfile(person({ group: { id: 5, name: 'New', is_approved: false } }))
    await expect(call(read as never, { params: { id: 3 } } as never)).rejects.toMatchObject({
      code: 'own_group_not_approved',
    })
    closeSession()
    await expect(call(read as never, { params: { id: 3 } } as never)).rejects.toMatchObject({ status: 401 })
    expect(asked).toEqual([])
  })
})

describe('a session that ends', () => {
  it('ends for the page when nothing waits there', async () => {
    const { call, currentSession } = await page(refused(401, 'session_invalid'))
    await expect(call(write as never, { params: { id: 3 } } as never)).rejects.toMatchObject({ status: 401 })
    expect(currentSession()).toBeNull()
  })

  it('over something unsaved holds the call until the same person is back, and sends it once more under its key', async () => {
    const { call, openSession, useUnsaved } = await page(refused(401, 'session_invalid'), ok)
    renderHook(() => useUnsaved(true))
    const answer = call(write as never, { params: { id: 3 } } as never)
    await vi.waitFor(() => expect(localStorage.getItem('token')).toBeNull(), 45_000)
    expect(asked.length).toBe(1)
    openSession('token-2', person())
    expect(await answer).toEqual({ data: { id: 3 } })
    expect(sent('authorization')).toEqual(['Bearer token-1', 'Bearer token-2'])
    expect([new Set(keys()).size, keys()[0]]).toEqual([1, expect.any(String)])
  })

  it('for want of a right that was lost meanwhile is said, and nobody is asked to sign in again and again', async () => {
    const { call, openSession, useUnsaved, currentSession } = await page(
      refused(401, 'session_invalid'),
      refused(403, 'forbidden'),
    )
    renderHook(() => useUnsaved(true))
    const answer = call(guarded as never, {} as never).catch((error: unknown) => error)
    await vi.waitFor(() => expect(localStorage.getItem('token')).toBeNull(), 45_000)
    openSession('token-2', person())
    expect(await answer).toMatchObject({ status: 400, code: 'rights_lost' })
    expect(currentSession()?.token).toBe('token-2')
  })

  it('is not ended by an answer to the token before it', async () => {
    const { call, openSession, currentSession, useUnsaved } = await page(() => {
      openSession('token-2', person())
      return refused(401, 'session_invalid')({ url: '', init: {} })
    }, ok)
    renderHook(() => useUnsaved(true))
    await call(write as never, { params: { id: 3 } } as never)
    expect(currentSession()?.token).toBe('token-2')
  })
})
