import type { Language } from '@apron/messages'
import { chosenLanguage } from './session.ts'

let deployment: Language = 'en'

/** Takes over the language that the deployment starts with. */
export function setDeploymentLanguage(language: Language): void {
  deployment = language
}

/** The language of this page and of every call: the browser's choice, else the deployment's. */
export function sentLanguage(): Language {
  return chosenLanguage() ?? deployment
}
