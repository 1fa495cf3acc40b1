// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Fact } from '../change-feed/stale-answers.ts'
import { leaveSession, person } from '#testing/session.ts'

const said = {
  name: 'Apron',
  language: 'en',
  time_zone: 'Asia/Ho_Chi_Minh',
  captcha: false,
  company_name: 'Skypec',
  company_address: '',
  company_logo: null,
  least_password: 8,
}
let asked = 0
let now = said

beforeEach(() => {
  localStorage.clear()
  leaveSession(person())
  localStorage.setItem('settings', JSON.stringify(said))
  asked = 0
  now = said
  vi.resetModules()
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/settings') asked += 1
    return Response.json({ data: url === '/api/settings' ? now : null })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const page = async () => ({
  ...(await import('./settings.ts')),
  ...(await import('../calls/queries.ts')),
  ...(await import('../text/dates.ts')),
  ...(await import('../text/language.ts')),
})
const fact = (entity: Fact['entity']): Fact => ({ entity, auditId: null })

it('are taken over and drawn in an open page when it hears that they changed, but not its language', async () => {
  const { useSettings, readAnew, dayMonthYear, sentLanguage } = await page()
  const shown = renderHook(() => [useSettings().least_password, dayMonthYear('2026-03-10T11:00:00Z')])
  expect(shown.result.current).toEqual([8, '10/03/2026'])
  now = { ...said, least_password: 12, time_zone: 'Pacific/Kiritimati', language: 'vi' }
  await act(() => readAnew([fact('position')]))
  expect(asked).toBe(0)
  await act(() => readAnew([fact('setting')]))
  await vi.waitFor(() => expect(shown.result.current).toEqual([12, '11/03/2026']), 45_000)
  expect(sentLanguage()).toBe('en')
  expect((await page()).settings().least_password).toBe(12)
  expect(JSON.parse(localStorage.getItem('settings')!)).toEqual(now)
})

it('are asked for too when nobody knows what was missed', async () => {
  const { readAllAnew, settings } = await page()
  now = { ...said, company_name: 'Xăng dầu Hàng không' }
  await readAllAnew()
  await vi.waitFor(() => expect(settings().company_name).toBe('Xăng dầu Hàng không'), 45_000)
})
