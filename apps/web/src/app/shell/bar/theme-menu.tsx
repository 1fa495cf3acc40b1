import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useText } from '#lib/text/i18n.ts'
import { ButtonMenu } from '#ui/window/button-menu.tsx'
import { MenuChoices } from '#ui/window/menu-lines.tsx'

const choices = [
  { scheme: 'light', text: 'shell.theme_light' },
  { scheme: 'dark', text: 'shell.theme_dark' },
  { scheme: 'auto', text: 'shell.theme_auto' },
] as const

/** Light, dark, or like the device. */
export function ThemeMenu() {
  const t = useText()
  const Present = useComputedColorScheme('light') === 'dark' ? IconMoon : IconSun
  return (
    <ButtonMenu
      position="bottom-end"
      width={200}
      button={
        <ActionIcon variant="subtle" color="gray" size={40} title={t('shell.theme')} aria-label={t('shell.theme')}>
          <Present size={20} stroke={1.6} />
        </ActionIcon>
      }
    >
      <ThemeChoices />
    </ButtonMenu>
  )
}

/** The themes, inside of any menu. */
export function ThemeChoices() {
  const t = useText()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <MenuChoices
      value={colorScheme}
      choices={choices.map(({ scheme, text }) => ({ value: scheme, text: t(text) }))}
      onChoose={setColorScheme}
    />
  )
}
