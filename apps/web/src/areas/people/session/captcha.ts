import { session } from '@apron/contract/people'
import { useCallback, useEffect, useRef } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { settings } from '../../../lib/session/settings.ts'

/** A challenge is good for ten minutes at the server; a solution older than nine is made anew. */
const goodForMs = 9 * 60_000

type Solved = { at: number; token: Promise<string> }

async function solve(): Promise<string> {
  if (!settings().captcha) return ''
  const { data: challenge } = await call(session.captcha, {})
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = reject
      worker.postMessage(challenge)
    })
    return solution ? btoa(JSON.stringify({ challenge, solution })) : ''
  } finally {
    worker.terminate()
  }
}

/** Solves the sign-in puzzle in the background while the person types; every token is good for one try. */
export function useCaptcha(): { takeToken: () => Promise<string>; prepare: () => void } {
  const solved = useRef<Solved | null>(null)
  const prepare = useCallback(() => {
    const token = solve()
    token.catch(() => undefined)
    solved.current = { at: Date.now(), token }
  }, [])
  const takeToken = useCallback(async () => {
    const ready = solved.current
    solved.current = null
    if (ready && Date.now() - ready.at < goodForMs) {
      const token = await ready.token.catch(() => null)
      if (token !== null) return token
    }
    return solve()
  }, [])
  useEffect(prepare, [prepare])
  return { takeToken, prepare }
}
