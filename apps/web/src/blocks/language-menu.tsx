import { session } from '@apron/contract'
import type { Language } from '@apron/messages'
import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { call } from '../lib/call.ts'
import { useText } from '../lib/i18n.ts'
import { sentLanguage } from '../lib/language.ts'
import { currentSession, keepLanguage } from '../lib/session.ts'

const choices = [
  { language: 'vi', text: 'shell.vietnamese' },
  { language: 'en', text: 'shell.english' },
] as const

/** Changes the language: kept in this browser and on the profile, then the page loads anew. */
export function LanguageMenu() {
  const t = useText()
  const present = sentLanguage()
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <Tooltip label={t('shell.language')}>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('shell.language')}>
            <IconLanguage size={20} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ language, text }) => (
          <Menu.Item
            key={language}
            lang={language}
            role="menuitemradio"
            aria-checked={language === present}
            rightSection={language === present ? <IconCheck size={16} /> : null}
            onClick={() => void choose(language)}
          >
            {t(text)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

async function choose(language: Language) {
  keepLanguage(language)
  // The choice holds in this browser even when the profile cannot be reached.
  if (currentSession()) await call(session.updateProfile, { body: { language } }).catch(() => null)
  window.location.reload()
}
