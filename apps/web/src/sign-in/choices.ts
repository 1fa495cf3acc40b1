import { chosenLanguage, keepLanguage, keepSignedOutChoice } from '#lib/text/language.ts'

export type PageLanguage = 'vi' | 'en'

const root = document.documentElement

function checkIn(name: string, value: string) {
  const input = document.querySelector<HTMLInputElement>(`input[name=${name}][value=${value}]`)
  if (input) input.checked = true
}

function onChoice(name: string, chosen: (value: string) => void) {
  for (const input of document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`))
    input.addEventListener('change', () => chosen(input.value))
}

/**
 * Lets people choose language and theme before they sign in; both are kept in this browser. `onLanguage` is called with
 * another language.
 */
export function followChoices(onLanguage: () => void): void {
  checkIn('language', root.lang)
  checkIn('theme', localStorage.getItem('theme') ?? 'auto')
  onChoice('language', (language) => {
    keepLanguage(language as PageLanguage)
    keepSignedOutChoice()
    root.lang = language
    onLanguage()
  })
  onChoice('theme', (theme) => {
    localStorage.setItem('theme', theme)
    const isDark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
  })
}

/** The language of a browser that has chosen none is the deployment's. */
export function settleLanguage(deployment: PageLanguage | undefined): void {
  if (!chosenLanguage() && deployment) {
    root.lang = deployment
    checkIn('language', deployment)
  }
  delete root.dataset['undecided']
}
