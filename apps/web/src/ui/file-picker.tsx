import { Button, CloseButton, FileButton, Text } from '@mantine/core'
import { IconFile, IconUpload } from '@tabler/icons-react'
import { useEffect, useMemo } from 'react'
import { useText } from '../lib/i18n.ts'
import classes from './file-picker.module.css'

/** Chooses files and shows what was chosen, pictures as pictures; each can be taken out again. */
export function FilePicker({
  label,
  accept,
  files,
  atMost,
  error,
  onChange,
}: {
  label: string
  /** As the `accept` attribute: `image/*`, `.docx,.pdf`. */
  accept: string
  files: readonly File[]
  atMost: number
  error?: string | undefined
  onChange: (files: File[]) => void
}) {
  const t = useText()
  const isFull = files.length >= atMost
  const add = (chosen: File[]) => onChange([...files, ...chosen].slice(0, atMost))
  return (
    <div
      className={classes.picker}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!isFull) add([...event.dataTransfer.files])
      }}
    >
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file, index) => (
            <Chosen
              key={`${file.name} ${file.size} ${index}`}
              file={file}
              onRemove={() => onChange(files.filter((_, other) => other !== index))}
            />
          ))}
        </ul>
      )}
      <FileButton multiple accept={accept} onChange={add} disabled={isFull}>
        {(props) => (
          <Button variant="default" leftSection={<IconUpload size={18} stroke={1.6} />} disabled={isFull} {...props}>
            {label}
          </Button>
        )}
      </FileButton>
      {isFull && (
        <Text size="sm" c="dimmed">
          {t('files.at_most', { max: atMost })}
        </Text>
      )}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </div>
  )
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useText()
  const preview = useMemo(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])
  return (
    <li className={classes.file}>
      {preview ? (
        <img src={preview} alt="" width={64} height={64} />
      ) : (
        <IconFile size={28} stroke={1.4} aria-hidden="true" />
      )}
      <span>
        {file.name}
        <small>{fileSize(file.size)}</small>
      </span>
      <CloseButton aria-label={t('files.remove', { name: file.name })} onClick={onRemove} />
    </li>
  )
}

/** `1.4 MB`, from bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
