import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'

/** Sets, changes or removes the link under the cursor. */
export function RichEditorLink({ editor, isActive, icon }: { editor: Editor; isActive: boolean; icon: ReactNode }) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const [address, setAddress] = useState('')
  const toggle = () => {
    setAddress((editor.getAttributes('link')['href'] as string | undefined) ?? '')
    setOpened(!opened)
  }
  const apply = (href: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (!href) chain.unsetLink().run()
    else chain.setLink({ href: /^(https?:|mailto:)/i.test(href) ? href : `https://${href}` }).run()
    setOpened(false)
  }
  return (
    <Popover opened={opened} onChange={setOpened} width={320} position="bottom-start" trapFocus>
      <Popover.Target>
        <ActionIcon
          variant={isActive ? 'light' : 'subtle'}
          color={isActive ? 'teal' : 'gray'}
          size={32}
          aria-label={t('editor.link')}
          aria-pressed={isActive}
          onClick={toggle}
        >
          {icon}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <TextInput
          type="url"
          label={t('editor.link_address')}
          placeholder="https://"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            apply(address.trim())
          }}
        />
        <Group justify="flex-end" gap="xs" mt="sm">
          {isActive && (
            <Button variant="subtle" color="red" onClick={() => apply('')}>
              {t('editor.remove_link')}
            </Button>
          )}
          <Button onClick={() => apply(address.trim())}>{t('editor.set_link')}</Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  )
}
