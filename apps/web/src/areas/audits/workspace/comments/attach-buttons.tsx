import { fileKinds, type FileKind } from '@apron/contract'
import { Button, FileButton } from '@mantine/core'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import { useText } from '../../../../lib/text/i18n.ts'

const endings = [...fileKinds.document.endings, ...fileKinds.image.endings].map((ending) => `.${ending}`).join(',')

/** The two buttons that add pictures (the camera, on a phone) and files. */
export function AttachButtons({ onChoose }: { onChoose: (kind: FileKind, files: File[]) => void }) {
  const t = useText()
  const resetImages = useRef<() => void>(null)
  const resetFiles = useRef<() => void>(null)
  return (
    <>
      <FileButton
        multiple
        accept="image/*"
        resetRef={resetImages}
        onChange={(files) => {
          onChoose('image', files)
          resetImages.current?.()
        }}
      >
        {(props) => (
          <Button variant="default" px={12} leftSection={<IconCamera size={18} stroke={1.6} />} {...props}>
            {t('comments.add_images')}
          </Button>
        )}
      </FileButton>
      <FileButton
        multiple
        accept={endings}
        resetRef={resetFiles}
        onChange={(files) => {
          onChoose('document', files)
          resetFiles.current?.()
        }}
      >
        {(props) => (
          <Button variant="default" px={12} leftSection={<IconPaperclip size={18} stroke={1.6} />} {...props}>
            {t('comments.add_files')}
          </Button>
        )}
      </FileButton>
    </>
  )
}
