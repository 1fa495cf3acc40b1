import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { confirmOnReturn, confirmSession } from '../lib/confirmed-session.ts'
import { chosenLanguage, sentLanguage } from '../lib/language.ts'
import { loadTexts } from '../lib/i18n.ts'
import { loadSettings } from '../lib/settings.ts'
import { Application } from './application.tsx'

async function start() {
  // The build adds the style of each component to its code; the development server does not.
  if (import.meta.env.DEV) await import('@mantine/core/styles.layer.css')
  const language = chosenLanguage()
  confirmOnReturn()
  // The screens wait for the answer; asked here, it comes while the texts do.
  void confirmSession()
  await Promise.all([loadSettings(), language ? loadTexts(language) : undefined])
  if (!language) await loadTexts(sentLanguage())
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <Application />
      </StrictMode>,
    )
}

void start()
