import { ActionIcon, Menu, useComputedColorScheme, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useText } from '../../../lib/text/i18n.ts'

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
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} title={t('shell.theme')} aria-label={t('shell.theme')}>
          <Present size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ThemeChoices />
      </Menu.Dropdown>
    </Menu>
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
