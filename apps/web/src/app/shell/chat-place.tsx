import { ActionIcon, Box } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { changeAside, useAside } from '../../areas/talk/chat/aside-state.ts'
import { useRested } from '#lib/page/first-rest.ts'
import { useText } from '#lib/text/i18n.ts'
import { PartFailed } from '#ui/page/part-failed.tsx'
import { part } from '#ui/page/part.tsx'
import classes from './shell.module.css'

type Failure = Parameters<typeof PartFailed>[0]

const ChatRoot = part(() => import('../../areas/talk/chat/chat-root.tsx'), 'ChatRoot', {
  failed: (failure, { isWide }) => <ChatFailed failure={failure} isWide={isWide} />,
})

/** The place of online users and chats; what fills it is fetched once the screen is at rest. */
export function ChatPlace({ isWide }: { isWide: boolean }) {
  const t = useText()
  const { withNames } = useAside()
  const isRested = useRested()
  const chat = isRested && <ChatRoot isWide={isWide} />
  if (!isWide) return chat
  return (
    <aside className={classes.people} data-names={withNames || undefined} aria-label={t('shell.people')}>
      {chat}
    </aside>
  )
}

/** In the narrow place of the pictures there is room for a button alone; where there is none, a message appears. */
function ChatFailed({ failure, isWide }: { failure: Failure; isWide: boolean }) {
  const t = useText()
  const { withNames, isDrawerOpen } = useAside()
  if (!isWide) return isDrawerOpen && <PartFailed {...failure} onClose={() => changeAside({ isDrawerOpen: false })} />
  if (withNames)
    return (
      <Box p="md">
        <PartFailed {...failure} />
      </Box>
    )
  const label = `${t(`shell.part_${failure.missing}`)}: ${t('actions.retry')}`
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      m={10}
      aria-label={label}
      title={label}
      onClick={failure.onRetry}
    >
      <IconRefresh size={20} stroke={1.6} />
    </ActionIcon>
  )
}
