import type { Language } from '@apron/messages'

/** Where the browser keeps its choice. */
export const languageKey = 'language'

let deployment: Language = 'en'

/** Takes over the language that the deployment starts with. */
export function setDeploymentLanguage(language: Language): void {
  deployment = language
}

/** The language of this page and of every call: the browser's choice, else the deployment's. */
export function sentLanguage(): Language {
  return chosenLanguage() ?? deployment
}

/** The language this browser chose, or null when it follows the deployment. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(languageKey)
  return stored === 'vi' || stored === 'en' ? stored : null
}

/** Remembers the language of this browser. */
export function keepLanguage(language: Language): void {
  localStorage.setItem(languageKey, language)
}

const chosenKey = 'language/chosen_signed_out'

/** Marks a choice made before signing in: it is the choice of whoever signs in next in this tab. */
export function keepSignedOutChoice(): void {
  sessionStorage.setItem(chosenKey, '1')
}

/** Whether a language was chosen in this tab before signing in; asked once. */
export function takeSignedOutChoice(): boolean {
  const isChosen = sessionStorage.getItem(chosenKey) !== null
  sessionStorage.removeItem(chosenKey)
  return isChosen
}
