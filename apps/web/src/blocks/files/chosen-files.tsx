import { CloseButton } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { fileSize } from '#ui/text/file-size.ts'
import classes from './chosen-files.module.css'

/** What is sent with a text; with `onChange` each can be taken out again. */
export function ChosenFiles({
  images,
  files,
  sent,
  onChange,
}: {
  images: readonly File[]
  files: readonly File[]
  /** How much of each picture has left, 0 to 1, while they are on their way. */
  sent?: readonly number[] | undefined
  onChange?: (changed: { images?: File[]; files?: File[] }) => void
}) {
  if (images.length + files.length === 0) return null
  const without = (list: readonly File[], index: number) => list.filter((_, other) => other !== index)
  return (
    <Chosen>
      {images.map((image, index) => (
        <NewImage
          key={keyOf(image, index)}
          image={image}
          sent={sent?.[index]}
          onRemove={onChange && (() => onChange({ images: without(images, index) }))}
        />
      ))}
      {files.map((file, index) => (
        <ChosenFile
          key={keyOf(file, index)}
          name={file.name}
          onRemove={onChange && (() => onChange({ files: without(files, index) }))}
        >
          <IconFile size={20} stroke={1.5} aria-hidden="true" />
          <span>
            {file.name} <small>{fileSize(file.size)}</small>
          </span>
        </ChosenFile>
      ))}
    </Chosen>
  )
}

function keyOf(file: File, index: number): string {
  return `${file.name} ${file.size} ${file.lastModified} ${index}`
}

function NewImage({ image, sent, onRemove }: { image: File; sent: number | undefined; onRemove: Removal }) {
  const address = useMemo(() => URL.createObjectURL(image), [image])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return <ChosenImage name={image.name} address={address} sent={sent} onRemove={onRemove} />
}

/** The list of what is chosen. */
export function Chosen({ children }: { children: ReactNode }) {
  return <ul className={classes.chosen}>{children}</ul>
}

/** Takes one out; undefined where it has to stay. */
type Removal = (() => void) | undefined

/** One picture of it. */
export function ChosenImage({
  name,
  address,
  sent,
  onRemove,
}: {
  name: string
  address: string
  sent?: number | undefined
  onRemove: Removal
}) {
  const t = useText()
  return (
    <li className={classes.image}>
      <img src={address} alt={name} width={64} height={64} />
      {sent !== undefined && <progress className={classes.sent} value={sent} aria-label={t('files.sent', { name })} />}
      {onRemove && <Remove name={name} onClick={onRemove} />}
    </li>
  )
}

/** One file of it. */
export function ChosenFile({ name, onRemove, children }: { name: string; onRemove: Removal; children: ReactNode }) {
  return (
    <li className={classes.file}>
      {children}
      {onRemove && <Remove name={name} onClick={onRemove} />}
    </li>
  )
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useText()
  return <CloseButton className={classes.remove} size={28} aria-label={t('files.remove', { name })} onClick={onClick} />
}
