import { mails, type Mail } from '@apron/contract/desk'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { PlainWindow } from '#ui/window/plain-window.tsx'
import classes from './mails.module.css'

/** The words of a mail that did not leave, which are shown once. */
export function MailWindow({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const t = useText()
  const [text, setText] = useState<string | null>(null)
  const opening = useWrite(mails.open, { onDone: ({ data }) => setText(data.text) })
  return (
    <PlainWindow title={mail.subject} onClose={onClose}>
      <Text c="dimmed">{mail.to}</Text>
      {text === null ? <Text my="md">{t('mails.open_once')}</Text> : <pre className={classes.words}>{text}</pre>}
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" onClick={onClose}>
          {t('actions.close')}
        </Button>
        {text === null && (
          <Button loading={opening.isWriting} onClick={() => opening.start({ params: { id: mail.id } })}>
            {t('mails.open')}
          </Button>
        )}
      </Group>
    </PlainWindow>
  )
}
