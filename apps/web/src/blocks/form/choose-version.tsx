import { Alert, Button, Group, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useText } from '#lib/text/i18n.ts'

/** Says that somebody else was faster and lets the person choose which of the two versions stays. */
export function ChooseVersion({
  onTake,
  onReplace,
  isSaving,
}: {
  onTake: () => void
  onReplace: () => void
  isSaving: boolean
}) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  // Whoever pressed Save at the end of a long screen has to see it.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert
      ref={box}
      role="alert"
      color="gray"
      mb="md"
      title={t('changed.title')}
      icon={<IconUsers size={20} stroke={1.6} />}
    >
      <Text mb="sm">{t('changed.text')}</Text>
      <Group gap="sm">
        <Button variant="default" onClick={onTake}>
          {t('changed.take')}
        </Button>
        <Button variant="default" loading={isSaving} onClick={onReplace}>
          {t('changed.replace')}
        </Button>
      </Group>
    </Alert>
  )
}
