import { itemStatuses } from '@apron/contract/library'
import { aliases, groups } from '@apron/contract/people'
import { Button, type ButtonProps } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useWrite } from '#lib/calls/queries.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'

const sets = { groups: groups.addReady, team_roles: aliases.addReady, item_statuses: itemStatuses.addReady }
export type ReadySetName = keyof typeof sets

type Ready = Pick<ButtonProps, 'variant' | 'size'> & {
  /** What it adds, one after the other. */
  names: readonly ReadySetName[]
}

/** Adds what is missing of ready sets in one click; nothing for whoever may not. */
export function ReadySet({ names, ...look }: Ready) {
  const t = useText()
  const canCall = useCanCall()
  const writes = {
    groups: useWrite(sets.groups),
    team_roles: useWrite(sets.team_roles),
    item_statuses: useWrite(sets.item_statuses),
  }
  if (!names.every((name) => canCall(sets[name]))) return null
  const add = async () => {
    let count = 0
    for (const name of names) count += (await writes[name].write({})).data.added
    noticeSuccess(count > 0 ? 'actions.ready_added' : 'actions.ready_there', { count })
  }
  return (
    <Button
      {...look}
      leftSection={<IconSparkles size={18} stroke={1.6} />}
      loading={names.some((name) => writes[name].isWriting)}
      // A refusal has been shown.
      onClick={() => void add().catch(() => undefined)}
    >
      {t('actions.ready_set')}
    </Button>
  )
}
