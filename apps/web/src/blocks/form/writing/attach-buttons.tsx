import { fileKinds, type FileKind } from '@apron/contract'
import { Button, FileButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconPaperclip, IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'
import { useText } from '#lib/text/i18n.ts'

const endings = [...fileKinds.document.endings, ...fileKinds.image.endings].map((ending) => `.${ending}`).join(',')

/** The buttons that add pictures, on a phone also from the camera, and files, unless it is for pictures only. */
export function AttachButtons({
  isPicturesOnly = false,
  onChoose,
}: {
  isPicturesOnly?: boolean
  onChoose: (kind: FileKind, files: File[]) => void
}) {
  const t = useText()
  const resetImages = useRef<() => void>(null)
  const resetFiles = useRef<() => void>(null)
  const resetCamera = useRef<() => void>(null)
  // Elsewhere a browser takes the camera for another way to choose files.
  const hasCamera = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
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
          <Button variant="default" px={12} leftSection={<IconPhoto size={18} stroke={1.6} />} {...props}>
            {t('writing.add_images')}
          </Button>
        )}
      </FileButton>
      {hasCamera && (
        <FileButton
          accept="image/*"
          capture="environment"
          resetRef={resetCamera}
          onChange={(photo) => {
            onChoose('image', photo ? [photo] : [])
            resetCamera.current?.()
          }}
        >
          {(props) => (
            <Button variant="default" px={12} leftSection={<IconCamera size={18} stroke={1.6} />} {...props}>
              {t('writing.take_photo')}
            </Button>
          )}
        </FileButton>
      )}
      {!isPicturesOnly && (
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
              {t('writing.add_files')}
            </Button>
          )}
        </FileButton>
      )}
    </>
  )
}
