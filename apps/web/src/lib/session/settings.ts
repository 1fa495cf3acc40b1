import { session, type Settings } from '@apron/contract/people'
import { call } from '../calls/call.ts'
import { firstRest } from '../page/first-rest.ts'
import { setDeploymentLanguage } from '../text/language.ts'

const key = 'settings'
const usual: Settings = {
  name: 'Apron',
  language: 'en',
  time_zone: 'Asia/Ho_Chi_Minh',
  captcha: true,
  company_name: '',
  company_address: '',
  company_logo: null,
  least_password: 8,
}

let known = kept()

/** What the deployment says about itself; until the server has answered, what it said the last time, or defaults. */
export function settings(): Settings {
  return known
}

/** Asks the deployment for its settings: at once where it has never said them, else once the first screen is there. */
export async function loadSettings(): Promise<void> {
  if (localStorage.getItem(key) === null) return refreshSettings()
  void firstRest().then(refreshSettings)
}

/** Asks again; goes without an answer after 3 seconds. */
export async function refreshSettings(): Promise<void> {
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
