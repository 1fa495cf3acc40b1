import { session, type Settings } from '@apron/contract/people'
import { useSyncExternalStore } from 'react'
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
  keep_photos: false,
}

let known = kept()
const hearing = new Set<() => void>()

/** What the deployment says about itself; until the server has answered, its last answer, or defaults. */
export function settings(): Settings {
  return known
}

/** The same, rendered again when it changes. */
export function useSettings(): Settings {
  return useSyncExternalStore((hear) => {
    hearing.add(hear)
    return () => hearing.delete(hear)
  }, settings)
}

/** Reads the deployment's settings: at once where they are unknown, else after the first screen is there. */
export async function loadSettings(): Promise<void> {
  if (localStorage.getItem(key) !== null) return void firstRest().then(refreshSettings)
  await refreshSettings()
  setDeploymentLanguage(known.language)
}

/** Reads them again; gives up after 3 seconds. The language of an open page stays as its texts are. */
export async function refreshSettings(): Promise<void> {
  const answer = await call(session.settings, {}, { signal: AbortSignal.timeout(3000) }).catch(() => null)
  if (!answer) return
  localStorage.setItem(key, JSON.stringify(answer.data))
  if (JSON.stringify(known) === JSON.stringify(answer.data)) return
  known = answer.data
  for (const hear of hearing) hear()
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
