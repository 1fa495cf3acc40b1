import { ActionIcon, Menu, useComputedColorScheme, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useText } from '../../../lib/text/i18n.ts'
import { ButtonMenu } from '../../../ui/window/button-menu.tsx'

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
    <Menu.RadioGroup value={colorScheme} onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}>
      {choices.map(({ scheme, text }) => (
        <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick>
          {t(text)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
