import { expect, it } from 'vitest'
import { world } from '../testing/world.ts'

it('every answer, also a refusal, forbids foreign and inline script and guessing of types', async () => {
  const { url } = await world()
  for (const path of ['/api/settings', '/api/profiles', '/api/no-such-call', '/nothing']) {
    const { headers } = await fetch(url + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.split(';')).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'no-referrer'])
  }
})
