import { itemStatuses } from '@apron/contract/library'
import { useRead } from '#lib/calls/queries.ts'
import { today } from '#lib/text/dates.ts'
import { daysAfter } from '#lib/text/days.ts'
import { useText } from '#lib/text/i18n.ts'

/** What a field for a corrective date offers: days at one tap, and where its calendar opens, at the day that findings of a status usually have. */
export type UsualDay = { presets: { value: string; label: string }[]; defaultDate?: string }

/** From today on, whatever the finding. */
const always = [7, 14, 30] as const

/** The days that are offered for a finding, by the code of its status; the usual one is named where somebody has said how long such findings take. */
export function useUsualDay(): (code: string) => UsualDay {
  const t = useText()
  const { data } = useRead(itemStatuses.list, {}, { staleTime: 60_000, quiet: true })
  return (code) => {
    const usual = data?.data.find((status) => status.code === code)?.correction_days ?? null
    const days = [...new Set(usual ? [usual, ...always] : always)]
    const presets = days.map((count) => ({
      value: daysAfter(today(), count),
      label: t(count === usual ? 'checklists.in_usual_days' : 'checklists.in_days', { count, code }),
    }))
    return usual ? { presets, defaultDate: daysAfter(today(), usual) } : { presets }
  }
}
