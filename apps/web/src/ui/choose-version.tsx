import { Alert, Button, Group, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

/** Says that somebody else was ahead and lets the person choose which of the two versions stays. */
export function ChooseVersion({
  title,
  text,
  take,
  replace,
  isSaving,
}: {
  title: string
  text: string
  take: { label: string; run: () => void }
  replace: { label: string; run: () => void }
  isSaving: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  // Whoever pressed Save at the end of a long screen has to see it.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert ref={box} role="alert" color="gray" mb="md" title={title} icon={<IconUsers size={20} stroke={1.6} />}>
      <Text mb="sm">{text}</Text>
      <Group gap="sm">
        <Button variant="default" onClick={take.run}>
          {take.label}
        </Button>
        <Button variant="default" loading={isSaving} onClick={replace.run}>
          {replace.label}
        </Button>
      </Group>
    </Alert>
  )
}
