import type { FileKind } from '@apron/contract'
import { fileKinds } from '@apron/contract'
import { Button, FileButton, Input } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { fileProblemAmong } from '#blocks/files/file-problem.ts'
import type { FormFileState } from '#blocks/files/use-form-file.ts'
import { useText } from '#lib/text/i18n.ts'
import { fileSize } from '#ui/text/file-size.ts'
import { part } from '#ui/page/part.tsx'
import classes from '../documents.module.css'

const FormFileProgress = part(() => import('#blocks/files/form-file-progress.tsx'), 'FormFileProgress')

/** The file of a document, chosen from the device; one that cannot be taken is refused as it is chosen. */
export function FileField({
  name,
  label,
  kinds,
  required = false,
  value,
  sending,
  onChange,
  error,
}: {
  /** Of the field on the wire. */
  name: string
  label: string
  kinds: readonly FileKind[]
  required?: boolean
  value: File | null
  /** How far it is, when it is large and on its way. */
  sending: FormFileState | null
  onChange: (file: File | null) => void
  error: string | undefined
}) {
  const t = useText()
  const reasonId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const endings = kinds.flatMap((kind) => fileKinds[kind].endings.map((ending) => `.${ending}`))
  const take = (file: File | null) => {
    if (!file) return
    const reason = fileProblemAmong(kinds, file)
    setProblem(reason)
    if (!reason) onChange(file)
  }
  const reason = problem ?? error
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      required={required}
      description={t('documentList.file_kinds', { endings: endings.map((ending) => ending.slice(1)).join(', ') })}
      data-field={name}
    >
      <div className={classes.file}>
        <FileButton accept={endings.join(',')} onChange={take}>
          {(props) => (
            <Button
              variant="default"
              leftSection={<IconFileUpload size={18} stroke={1.6} />}
              {...props}
              disabled={sending !== null}
              aria-describedby={reason ? reasonId : undefined}
            >
              {value ? t('documentList.other_file') : t('documentList.choose_file')}
            </Button>
          )}
        </FileButton>
        {value && (
          <span>
            {value.name} <small className={classes.dimmed}>{fileSize(value.size)}</small>
          </span>
        )}
      </div>
      {sending && <FormFileProgress state={sending} />}
      {reason && (
        <Input.Error id={reasonId} role="alert" className={classes.reason ?? ''} mt={4}>
          {reason}
        </Input.Error>
      )}
    </Input.Wrapper>
  )
}
