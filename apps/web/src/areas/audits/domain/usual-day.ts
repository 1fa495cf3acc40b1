import { itemStatuses } from '@apron/contract/library'
import { useRead } from '../../../lib/calls/queries.ts'
import { today } from '../../../lib/text/dates.ts'
import { daysAfter } from '../../../lib/text/days.ts'
import { useText } from '../../../lib/text/i18n.ts'

/** What a field for a corrective date offers: the day that findings of a status usually have, at which its calendar opens. */
export type UsualDay = { presets: { value: string; label: string }[]; defaultDate: string } | undefined

/** The usual day of a finding by the code of its status; nothing where nobody has said how long such findings take. */
export function useUsualDay(): (code: string) => UsualDay {
  const t = useText()
  const { data } = useRead(itemStatuses.list, {}, { staleTime: 60_000, quiet: true })
  return (code) => {
    const days = data?.data.find((status) => status.code === code)?.correction_days
    if (!days) return undefined
    const value = daysAfter(today(), days)
    return { presets: [{ value, label: t('checklists.in_days', { count: days }) }], defaultDate: value }
  }
}
