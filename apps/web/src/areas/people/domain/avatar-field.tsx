import { Button, FileButton, Text } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { PersonAvatar } from '#ui/page/person-avatar.tsx'
import classes from './avatar-field.module.css'
import { fileProblem } from '#blocks/files/file-problem.ts'

/** A new picture, none any more, or the present one. */
export type AvatarChoice = { file: File | null; isRemoved: boolean }
export const presentAvatar: AvatarChoice = { file: null, isRemoved: false }

/** The person's picture with a look at the chosen one before it is saved; a file that cannot be one is refused as it is chosen. */
export function AvatarField({
  name,
  picture,
  value,
  onChange,
  error,
}: {
  name: string
  picture: string | null
  value: AvatarChoice
  onChange: (choice: AvatarChoice) => void
  error: string | undefined
}) {
  const t = useText()
  const reasonId = useId()
  const [preview, setPreview] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (!value.file) return setPreview(null)
    const address = URL.createObjectURL(value.file)
    setPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [value.file])
  const take = (choice: AvatarChoice) => {
    setProblem(null)
    onChange(choice)
  }
  const takeFile = (file: File) => {
    const reason = fileProblem('image', file)
    if (reason) setProblem(reason)
    else take({ file, isRemoved: false })
  }
  const reason = problem ?? error
  const shown = preview ?? (value.isRemoved ? null : picture)
  return (
    <div className={classes.avatar} data-field="avatar">
      <PersonAvatar name={name} picture={shown} size={96} />
      <FileButton accept="image/*" onChange={(file) => file && takeFile(file)}>
        {(props) => (
          <Button variant="default" {...props} aria-describedby={reason ? reasonId : undefined}>
            {t('profile.choose_avatar')}
          </Button>
        )}
      </FileButton>
      {shown && (
        <Button variant="subtle" color="gray" onClick={() => take({ file: null, isRemoved: true })}>
          {t('profile.remove_avatar')}
        </Button>
      )}
      {reason && (
        <Text id={reasonId} className={classes.reason ?? ''} size="sm" role="alert">
          {reason}
        </Text>
      )}
    </div>
  )
}
