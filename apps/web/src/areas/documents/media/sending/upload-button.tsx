import { fileKinds, type FileKind } from '@apron/contract'
import { libraryRights } from '@apron/contract/documents'
import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { addsNew } from '#lib/page/moves.ts'
import { useCan } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import type { MediaIntake } from './use-sending.ts'

const acceptOf = (kinds: readonly FileKind[]) =>
  kinds.flatMap((kind) => fileKinds[kind].endings.map((ending) => `.${ending}`)).join(',')

/** Chooses files for the library. */
export function UploadButton({ sending }: { sending: MediaIntake }) {
  const t = useText()
  const reset = useRef<() => void>(null)
  const mayUpload = useCan()(libraryRights)
  if (!mayUpload) return null
  const choose = (files: File[]) => {
    sending.take(files)
    // The same file may be chosen again.
    reset.current?.()
  }
  return (
    <FileButton multiple resetRef={reset} accept={acceptOf(sending.kinds)} onChange={choose}>
      {(button) => (
        <Button
          {...button}
          {...addsNew}
          loading={sending.isPreparing}
          leftSection={<IconUpload size={18} stroke={1.8} />}
        >
          {t('mediaSending.choose')}
        </Button>
      )}
    </FileButton>
  )
}
