import { ActionIcon, Button, CloseButton, Text, TextInput } from '@mantine/core'
import { IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { useSession } from '#lib/session/session.ts'
import { LoadingPictures, LoadingRows } from '#ui/table/loading-rows.tsx'
import { peopleRows } from './people.ts'
import { PeopleList } from './people-list.tsx'
import classes from './people.module.css'
import { useActive, useChannels } from '../use-chat-data.ts'
import { useOpening } from '../window/use-opening.ts'

/** From this many people on there is a search. */
const searchFrom = 8

/** The list of whom one can chat with; narrow, it is their pictures alone. */
export function PeoplePanel({
  isNarrow,
  inSight,
  onToggle,
  onOpen = () => undefined,
}: {
  isNarrow: boolean
  inSight: number
  onToggle?: () => void
  onOpen?: () => void
}) {
  const t = useText()
  const ownId = useSession()?.user.id ?? 0
  const [words, setWords] = useState('')
  const active = useActive()
  const channels = useChannels()
  const { open, opening } = useOpening(inSight, onOpen)
  const people = active.data?.data ?? null
  const listed = channels.data?.data ?? []
  const isSearched = !isNarrow && (people ?? []).length + listed.length > searchFrom
  const isFailed = active.isError || channels.isError
  const Toggle = isNarrow ? IconLayoutSidebarRightExpand : IconLayoutSidebarRightCollapse
  return (
    <div className={classes.panel} data-narrow={isNarrow || undefined}>
      {onToggle && (
        <div className={classes.head}>
          {!isNarrow && <h2 className={classes.title}>{t('chat.title')}</h2>}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-expanded={!isNarrow}
            aria-label={t(isNarrow ? 'chat.expand' : 'chat.collapse')}
            title={t(isNarrow ? 'chat.expand' : 'chat.collapse')}
            onClick={onToggle}
          >
            <Toggle size={20} stroke={1.6} />
          </ActionIcon>
        </div>
      )}
      {isSearched && (
        <TextInput
          type="search"
          className={classes.search}
          aria-label={t('chat.search')}
          placeholder={t('chat.search')}
          value={words}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
          rightSection={words && <CloseButton aria-label={t('actions.clear')} onClick={() => setWords('')} />}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {isFailed && !isNarrow && (
        <div className={classes.failed}>
          <Text c="dimmed">{t('chat.list_failed')}</Text>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => {
              void active.refetch()
              void channels.refetch()
            }}
          >
            {t('actions.retry')}
          </Button>
        </div>
      )}
      {active.isPending || channels.isPending ? (
        isNarrow ? (
          <LoadingPictures />
        ) : (
          <LoadingRows rows={4} height={52} />
        )
      ) : (
        <PeopleList
          rows={peopleRows(people, listed, ownId, isSearched ? words : '')}
          isNarrow={isNarrow}
          opening={opening}
          onOpen={(entry) => void open(entry)}
        />
      )}
    </div>
  )
}
