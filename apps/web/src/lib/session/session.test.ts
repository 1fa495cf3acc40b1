// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, person } from '#testing/session.ts'

/** The modules as a page has them that is loaded now. */
async function loaded() {
  vi.resetModules()
  return { ...(await import('./session.ts')), ...(await import('../page/unsaved.ts')) }
}
/** A change of the session in another tab reaches this one. */
const tellOfOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('a session', () => {
  it('is there after a reload, with its rights', async () => {
    leaveSession(person({ permissions: ['CREATE_COMMENT'] }))
    const { currentSession } = await loaded()
    expect(currentSession()).toMatchObject({ token: 'token-1', user: { id: 7 }, permissions: ['CREATE_COMMENT'] })
  })

  it.each([
    ['nothing', {}],
    ['a token alone', { token: 'a' }],
    ['broken words', { token: 'a', user: '{' }],
  ])('is none where %s is kept', async (_, kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    expect((await loaded()).currentSession()).toBeNull()
  })

  it('ends in every tab when it ends in one, and says why in that one', async () => {
    leaveSession(person())
    const { currentSession, onSessionChange, closeSession } = await loaded()
    const heard: unknown[] = []
    onSessionChange((notice) => heard.push(notice))
    localStorage.removeItem('token')
    tellOfOtherTab('token')
    expect(currentSession()).toBeNull()
    leaveSession(person())
    tellOfOtherTab('user')
    closeSession('session.ended')
    expect(heard).toEqual([undefined, undefined, 'session.ended'])
    expect(localStorage.getItem('user')).toBeNull()
  })
})

describe('a session that ends over something unsaved', () => {
  async function writing(user = person({ permissions: ['CREATE_COMMENT'] })) {
    leaveSession(user)
    const page = await loaded()
    const form = renderHook(({ isUnsaved }) => page.useUnsaved(isUnsaved), { initialProps: { isUnsaved: true } })
    return { ...page, save: () => act(() => form.rerender({ isUnsaved: false })) }
  }

  it('stays this person’s, without a token, until they are back', async () => {
    const { currentSession, closeSession, openSession, signedInAgain } = await writing()
    closeSession('session.ended')
    expect(currentSession()).toMatchObject({ token: null, user: { id: 7 } })
    const isBack = signedInAgain(7)
    openSession('token-2', person())
    expect([await isBack, currentSession()?.token]).toEqual([true, 'token-2'])
  })

  it('is given up by whoever signs out', async () => {
    const { currentSession, closeSession, signedInAgain } = await writing()
    closeSession('session.signed_out')
    expect([currentSession(), await signedInAgain(7)]).toEqual([null, false])
  })

  it('is not continued by somebody else', async () => {
    const { closeSession, signedInAgain, openSession } = await writing()
    closeSession('session.ended')
    const isBack = signedInAgain(7)
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
    openSession('token-2', person({ id: 8 }))
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard'), 45_000)
    const settled = await Promise.race([isBack, Promise.resolve('waits')])
    expect(settled).not.toBe(true)
  })

  it('keeps the form whose right was taken away until it is saved or left', async () => {
    const { currentSession, keepProfile, save } = await writing()
    keepProfile(person({ permissions: [] }))
    expect(currentSession()?.permissions).toEqual(['CREATE_COMMENT'])
    save()
    expect(currentSession()?.permissions).toEqual([])
  })

  it('takes a right away at once where nothing is unsaved', async () => {
    const { currentSession, keepProfile, save } = await writing()
    save()
    keepProfile(person({ permissions: [] }))
    expect(currentSession()?.permissions).toEqual([])
  })
})

describe('a group that is no longer approved', () => {
  it('leaves the person signed in with nothing but their account', async () => {
    leaveSession(person({ permissions: ['CREATE_COMMENT'] }))
    const { currentSession, closeGroup } = await loaded()
    closeGroup()
    expect(currentSession()).toMatchObject({
      token: 'token-1',
      permissions: [],
      user: { group: { is_approved: false } },
    })
  })
})
