import { profiles } from '@apron/contract/people'
import type { Language } from '@apron/messages'
import { ActionIcon } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { call } from '#lib/calls/call.ts'
import { useText } from '#lib/text/i18n.ts'
import { keepLanguage, sentLanguage } from '#lib/text/language.ts'
import { ButtonMenu } from '#ui/window/button-menu.tsx'
import { MenuChoices } from '#ui/window/menu-lines.tsx'

const choices = [
  { language: 'vi', text: 'shell.vietnamese' },
  { language: 'en', text: 'shell.english' },
] as const

/** Changes the language: kept in this browser and on the profile, then the page loads anew. */
export function LanguageMenu() {
  const t = useText()
  return (
    <ButtonMenu
      position="bottom-end"
      width={180}
      button={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          title={t('shell.language')}
          aria-label={t('shell.language')}
        >
          <IconLanguage size={20} stroke={1.6} />
        </ActionIcon>
      }
    >
      <LanguageChoices />
    </ButtonMenu>
  )
}

/** The languages, inside of any menu. */
export function LanguageChoices() {
  const t = useText()
  return (
    <MenuChoices
      value={sentLanguage()}
      choices={choices.map(({ language, text }) => ({ value: language, text: t(text), lang: language }))}
      onChoose={(language) => void choose(language)}
    />
  )
}

async function choose(language: Language) {
  keepLanguage(language)
  // The choice holds in this browser even when the profile cannot be reached.
  await call(profiles.update, { body: { language } }).catch(() => null)
  window.location.reload()
}
