import { session, type Settings } from '@apron/contract/people'
import { call } from '../calls/call.ts'
import { setDeploymentLanguage } from '../text/language.ts'

const key = 'settings'
const usual: Settings = { name: 'Apron', language: 'en', time_zone: 'Asia/Ho_Chi_Minh', captcha: true }

let known = kept()

/** What the deployment says about itself; until the server has answered, what it said the last time, or defaults. */
export function settings(): Settings {
  return known
}

/** Asks the deployment for its settings; goes without an answer after 3 seconds. */
export async function loadSettings(): Promise<void> {
  const answer = await call(session.settings, {}, { signal: AbortSignal.timeout(3000) }).catch(() => null)
  if (!answer) return
  known = answer.data
  localStorage.setItem(key, JSON.stringify(known))
  setDeploymentLanguage(known.language)
}

function kept(): Settings {
  try {
    const said = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>
    if (said.language) setDeploymentLanguage(said.language)
    return { ...usual, ...said }
  } catch {
    return usual
  }
}
