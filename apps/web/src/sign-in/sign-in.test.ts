// @vitest-environment happy-dom
import { fromWire, isSignInAddress } from '@apron/contract'
import { session } from '@apron/contract/people'
import { expect, it } from 'vitest'
import { signInAddress, wayBack } from '#lib/page/sign-in-address.ts'

const user = {
  id: 1,
  fullname: 'Phạm Thị Lan',
  email: 'lan@apron.example',
  gender: 0,
  info: null,
  type: 1,
  language: 'vi',
  avatar: null,
  avatar500x500: null,
  group_id: 2,
  group: { id: 2, name: 'Auditors', is_approved: true },
  organization: { id: 3, name: 'Nội Bài' },
  position: null,
  permissions: ['USER'],
  notification: 0,
}

it('what signing in answers has the names of the product on the wire, as the page takes it from there', () => {
  const answer = { token: 'a', expires_at: '2026-11-22T00:00:00Z', user }
  expect(fromWire(session.login.reply, answer)).toEqual(answer)
  expect(fromWire(session.settings.reply, { name: 'Apron', language: 'vi', time_zone: 'a', captcha: true })).toEqual({
    name: 'Apron',
    language: 'vi',
    time_zone: 'a',
    captcha: true,
  })
})

it('the way in leads back to where somebody wanted to go', () => {
  const address = signInAddress('/position?status=1&sort=asc#a', 'session.ended')
  const query = new URLSearchParams(address.slice('/login?'.length))
  expect(isSignInAddress(address.slice(0, '/login'.length))).toBe(true)
  expect(wayBack(query.get('redirect'))).toBe('/position?status=1&sort=asc#a')
  expect(query.get('message')).toBe('session.ended')
  expect(signInAddress()).toBe('/login')
})

it.each([
  '//other.example',
  '/%09/other.example',
  '/\t/other.example',
  'https:other.example',
  'javascript:1',
  '',
  null,
])('a way back to somewhere else is none: %s', (elsewhere) =>
  expect(wayBack(elsewhere)).toBe(elsewhere === '/%09/other.example' ? elsewhere : '/dashboard'),
)
