import type { Medium } from '@apron/contract/documents'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { noticeSuccess, noticeWarning } from '#lib/page/notices.ts'
import { useText } from '#lib/text/i18n.ts'

/** The address that serves a file, to be copied; it expires. */
export function FileAddress({ file }: { file: Medium }) {
  const t = useText()
  const address = new URL(file.url, window.location.origin).href
  const copy = async () => {
    try {
      // Over plain http there is none.
      await navigator.clipboard.writeText(address)
      noticeSuccess('mediaScreens.address_copied')
    } catch {
      noticeWarning('mediaScreens.address_not_copied')
    }
  }
  return (
    <TextInput
      readOnly
      label={t('mediaScreens.address')}
      description={t('mediaScreens.address_hint')}
      inputWrapperOrder={['label', 'input', 'description']}
      value={address}
      rightSectionWidth={44}
      onFocus={(event) => event.currentTarget.select()}
      rightSection={
        <ActionIcon
          variant="subtle"
          size={40}
          aria-label={t('mediaScreens.copy_address')}
          title={t('mediaScreens.copy_address')}
          onClick={() => void copy()}
        >
          <IconCopy size={18} stroke={1.6} />
        </ActionIcon>
      }
    />
  )
}
