import { userStatus } from '@apron/contract'
import { users } from '@apron/contract/people'
import { useMemo, type ComponentProps } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { NameSelect } from '#ui/form/name-select.tsx'

type Props = Omit<ComponentProps<typeof NameSelect>, 'rows' | 'reasonAgainst' | 'clearButtonProps'> & {
  /** What taking the choice back is called. */
  clear: string
  /** Who is not offered. */
  without?: readonly number[]
}

const query = { per_page: 'all', status: userStatus.ACTIVE, sort: 'asc' } as const
const nobody: readonly number[] = []

/** An active user, or nobody. */
export function PersonSelect({ clear, without = nobody, ...rest }: Props) {
  const t = useText()
  const { data } = useRead(users.list, { query }, { staleTime: 60_000 })
  const people = useMemo(
    () => data?.data.filter(({ id }) => !without.includes(id)).map(({ id, fullname }) => ({ id, name: fullname })),
    [data, without],
  )
  return (
    <NameSelect
      nothingFoundMessage={t('actions.nothing_found')}
      clearable
      clearButtonProps={{ 'aria-label': clear }}
      rows={people}
      {...rest}
    />
  )
}
