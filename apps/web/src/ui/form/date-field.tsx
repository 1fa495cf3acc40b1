import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/vi'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useText } from '../../lib/text/i18n.ts'
import { sentLanguage } from '../../lib/text/language.ts'
import classes from './date-field.module.css'

/** One day: typed as DD/MM/YYYY or picked; carries `YYYY-MM-DD`. */
export function DateField(props: DateInputProps) {
  const t = useText()
  return (
    <DateInput
      valueFormat="DD/MM/YYYY"
      dateParser={parsed}
      placeholder="DD/MM/YYYY"
      locale={sentLanguage()}
      firstDayOfWeek={1}
      previousLabel={t('actions.earlier')}
      nextLabel={t('actions.later')}
      classNames={{ day: classes.day ?? '', presetsRoot: classes.offered ?? '', presetsList: classes.choices ?? '' }}
      leftSection={<IconCalendar size={18} stroke={1.6} aria-hidden="true" />}
      clearable={!props.required}
      {...props}
    />
  )
}

/** Reads `5/3/2026`, `05-03-2026` or `2026-03-05`; anything else is no date. */
function parsed(typed: string): string | null {
  const [first, second, third] = typed.split(/[/.\-\s]+/).map((part) => part.trim())
  if (!first || !second || !third) return null
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, second, first]
  // While a year is being typed its first digits are no year yet: a date now would overwrite the field.
  if (year.length !== 4) return null
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}
