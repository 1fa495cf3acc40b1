import { ActionIcon, Menu, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useText } from '../lib/i18n.ts'

const choices = [
  { scheme: 'light', text: 'shell.theme_light', Icon: IconSun },
  { scheme: 'dark', text: 'shell.theme_dark', Icon: IconMoon },
  { scheme: 'auto', text: 'shell.theme_auto', Icon: IconDeviceDesktop },
] as const

/** Light, dark, or like the device. */
export function ThemeMenu() {
  const t = useText()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Present = useComputedColorScheme('light') === 'dark' ? IconMoon : IconSun
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Tooltip label={t('shell.theme')}>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('shell.theme')}>
            <Present size={20} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ scheme, text, Icon }) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === colorScheme}
            leftSection={<Icon size={18} stroke={1.6} />}
            rightSection={scheme === colorScheme ? <IconCheck size={16} /> : null}
            onClick={() => setColorScheme(scheme)}
          >
            {t(text)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
