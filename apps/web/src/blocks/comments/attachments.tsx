import { fileKinds, type FileKind } from '@apron/contract'
import { Button, CloseButton, FileButton } from '@mantine/core'
import { IconCamera, IconFile, IconPaperclip } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { useText } from '../../lib/i18n.ts'
import { fileSize } from '../../ui/file-size.ts'
import classes from './comments.module.css'

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

/** What will be sent with the comment; each can be taken out again. */
export function ChosenFiles({
  images,
  files,
  onChange,
}: {
  images: readonly File[]
  files: readonly File[]
  onChange: (changed: { images?: File[]; files?: File[] }) => void
}) {
  if (images.length + files.length === 0) return null
  const without = (list: readonly File[], index: number) => list.filter((_, other) => other !== index)
  return (
    <ul className={classes.chosen}>
      {images.map((image, index) => (
        <ChosenImage
          key={keyOf(image, index)}
          image={image}
          onRemove={() => onChange({ images: without(images, index) })}
        />
      ))}
      {files.map((file, index) => (
        <li key={keyOf(file, index)} className={classes.chosenFile}>
          <IconFile size={20} stroke={1.5} aria-hidden="true" />
          <span>
            {file.name} <small>{fileSize(file.size)}</small>
          </span>
          <Remove name={file.name} onClick={() => onChange({ files: without(files, index) })} />
        </li>
      ))}
    </ul>
  )
}

function keyOf(file: File, index: number): string {
  return `${file.name} ${file.size} ${file.lastModified} ${index}`
}

function ChosenImage({ image, onRemove }: { image: File; onRemove: () => void }) {
  const address = useMemo(() => URL.createObjectURL(image), [image])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <li className={classes.chosenImage}>
      <img src={address} alt={image.name} width={84} height={84} />
      <Remove name={image.name} onClick={onRemove} />
    </li>
  )
}

/** The cross on a chosen file. */
export function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useText()
  return <CloseButton className={classes.remove} size={28} aria-label={t('files.remove', { name })} onClick={onClick} />
}
