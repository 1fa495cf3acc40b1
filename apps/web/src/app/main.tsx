import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './look/stand-ins.css'
import './look/theme.css'
import './look/visually-hidden.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { rememberAsked } from '#lib/calls/prefetch/ahead.ts'
import { notePlace } from '#lib/change-feed/place.ts'
import { isAdmitted } from '#lib/session/can.ts'
import { currentSession } from '#lib/session/session.ts'
import { confirmOnReturn, confirmSession } from '#lib/session/confirmed-session.ts'
import { code } from '#lib/code/code.ts'
import { chosenLanguage, sentLanguage } from '#lib/text/language.ts'
import { loadTexts } from '#lib/text/i18n.ts'
import { loadSettings } from '#lib/session/settings.ts'
import { firstRest } from '#lib/page/first-rest.ts'
import { hasRunBefore } from '#lib/code/ran-before.ts'
import fonts from './look/fonts.css?url'
import { Application } from './application.tsx'
import { followAddresses } from './all-screens.tsx'

const keptApplication = code(() => import('#lib/code/kept-application.ts'))

/** Words are read in any font; the own one is fetched after them, unless it is here already. */
async function loadFonts() {
  if (!hasRunBefore()) await firstRest()
  document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${fonts}" />`)
}

async function start() {
  void loadFonts()
  void rememberAsked(() => currentSession()?.token ?? undefined)
  // The build adds the style of each component to its code; the development server does not.
  if (import.meta.env.DEV) await import('@mantine/core/styles.layer.css')
  const language = chosenLanguage()
  const session = currentSession()
  if (session && isAdmitted(session)) notePlace()
  confirmOnReturn()
  // The screens wait for the answer; asked here, it comes while the texts do.
  void confirmSession()
  await Promise.all([loadSettings(), language ? loadTexts(language) : undefined])
  if (!language) await loadTexts(sentLanguage())
  followAddresses()
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <Application />
      </StrictMode>,
    )
  void firstRest()
    .then(() => keptApplication.until())
    .then(({ keepApplication }) => keepApplication())
}

void start()
