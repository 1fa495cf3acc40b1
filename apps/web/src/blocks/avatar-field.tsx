import { Button, FileButton, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '../lib/i18n.ts'
import { PersonAvatar } from '../ui/person-avatar.tsx'
import classes from './avatar-field.module.css'

/** A new picture, none any more, or the present one. */
export type AvatarChoice = { file: File | null; isRemoved: boolean }

/** The person's picture with a look at the chosen one before it is saved. */
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
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!value.file) return setPreview(null)
    const address = URL.createObjectURL(value.file)
    setPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [value.file])
  const shown = preview ?? (value.isRemoved ? null : picture)
  return (
    <div className={classes.avatar} data-field="avatar">
      <PersonAvatar name={name} picture={shown} size={96} />
      <FileButton accept="image/*" onChange={(file) => file && onChange({ file, isRemoved: false })}>
        {(props) => (
          <Button variant="default" {...props}>
            {t('profile.choose_avatar')}
          </Button>
        )}
      </FileButton>
      {shown && (
        <Button variant="subtle" color="gray" onClick={() => onChange({ file: null, isRemoved: true })}>
          {t('profile.remove_avatar')}
        </Button>
      )}
      {error && (
        <Text c="red" size="sm" role="alert">
          {error}
        </Text>
      )}
    </div>
  )
}
