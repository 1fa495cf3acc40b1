import { session, type Settings } from '@apron/contract/people'
import { call } from './call.ts'
import { setDeploymentLanguage } from './language.ts'

let known: Settings = { name: 'Apron', language: 'en', time_zone: 'Asia/Ho_Chi_Minh', captcha: true }

/** What the deployment says about itself; defaults until the server has answered. */
export function settings(): Settings {
  return known
}

/** Asks the deployment for its settings; keeps the defaults when it does not answer within 3 seconds. */
export async function loadSettings(): Promise<void> {
  const answer = await call(session.settings, {}, { signal: AbortSignal.timeout(3000) }).catch(() => null)
  if (!answer) return
  known = answer.data
  setDeploymentLanguage(known.language)
}
