import type { Challenge } from 'altcha-lib'

/** A challenge is good for ten minutes at the server; a solution older than nine is made anew. */
const goodForMs = 9 * 60_000

export type CaptchaSolver = {
  /** A solution that was not used yet; rejects when the challenge cannot be had. */
  takeToken: () => Promise<string>
  /** Begins with the next solution. */
  prepare: () => void
}

/** Solves the sign-in puzzle in the background while the person types; every token is good for one try. `ask` brings a challenge, or null where the deployment wants none. */
export function captchaSolver(ask: () => Promise<Challenge | null>): CaptchaSolver {
  let solved: { at: number; token: Promise<string> } | null = null
  return {
    prepare() {
      const token = solve(ask)
      token.catch(() => undefined)
      solved = { at: Date.now(), token }
    },
    async takeToken() {
      const ready = solved
      solved = null
      if (ready && Date.now() - ready.at < goodForMs) {
        const token = await ready.token.catch(() => null)
        if (token !== null) return token
      }
      return solve(ask)
    },
  }
}

async function solve(ask: () => Promise<Challenge | null>): Promise<string> {
  const challenge = await ask()
  if (!challenge) return ''
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
