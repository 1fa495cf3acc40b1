import { session } from '@apron/contract/people'
import type { Challenge } from 'altcha-lib'
import { useEffect, useState } from 'react'
import { call } from '#lib/calls/call.ts'
import { settings } from '#lib/session/settings.ts'
import { captchaSolver, type CaptchaSolver } from './captcha-solver.ts'

const ask = async () => (settings().captcha ? ((await call(session.captcha, {})).data as unknown as Challenge) : null)

/** Solves the sign-in puzzle while a form is there. */
export function useCaptcha(): CaptchaSolver {
  const [solver] = useState(() => captchaSolver(ask))
  useEffect(() => solver.prepare(), [solver])
  return solver
}
