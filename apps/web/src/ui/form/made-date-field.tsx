import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/vi'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { sentLanguage } from '#lib/text/language.ts'
import { part } from '../page/part.tsx'
import classes from './date-field.module.css'

const SpreadCalendar = part(() => import('./spread-calendar.tsx'), 'SpreadCalendar')

export type DateFieldProps = Omit<DateInputProps, 'minDate' | 'maxDate' | 'value' | 'onChange'> & {
  value?: string | null
  onChange?: (day: string | null) => void
  /** The first day (`YYYY-MM-DD`) that may be chosen. */
  earliest?: string | undefined
  /** Why none before it may; said under the field once it is left. */
  because?: string
  /** Its calendar stands beneath it and covers nothing, as the buttons of a window on a phone. */
  isSpread?: boolean
}

/** One day: typed as DD/MM/YYYY or picked; carries `YYYY-MM-DD`. What was typed stays, and why it cannot be taken is said under it. */
export function MadeDateField({
  earliest,
  because,
  isSpread = false,
  error,
  onChange,
  onFocus,
  onBlur,
  ...props
}: DateFieldProps) {
  const t = useText()
  const [isLeft, setLeft] = useState(false)
  const [typed, setTyped] = useState('')
  const { value } = props
  const isUnread = !value && typed.trim() !== '' && parsed(typed) === null
  const isEarly = Boolean(earliest && value && value < earliest)
  const own = isUnread ? t('actions.date_unread') : isEarly ? (because ?? t('actions.date_passed')) : null
  const excludeDate = (day: string) => Boolean(earliest && day < earliest)
  const calendar = {
    locale: sentLanguage(),
    firstDayOfWeek: 1,
    previousLabel: t('actions.earlier'),
    nextLabel: t('actions.later'),
    // A day out of the range is typed, not lost; in the calendar it cannot be picked.
    excludeDate,
  } as const
  const take = (day: string | null) => {
    setTyped('')
    onChange?.(day)
  }
  const field = (
    <DateInput
      {...calendar}
      valueFormat="DD/MM/YYYY"
      dateParser={parsed}
      placeholder={t('actions.date_form')}
      classNames={{ day: classes.day ?? '', presetsRoot: classes.offered ?? '', presetsList: classes.choices ?? '' }}
      leftSection={<IconCalendar size={18} stroke={1.6} aria-hidden="true" />}
      clearable={!props.required}
      clearButtonProps={{ 'aria-label': t('actions.clear') }}
      {...props}
      // A window that gives it the focus may have opened before its code was here.
      autoFocus={'data-autofocus' in props}
      {...(isSpread ? { popoverProps: { disabled: true } } : {})}
      fixOnBlur={!isUnread}
      error={(isLeft && own) || error}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value)
        // What stands there is not the day that was there before.
        if (currentTarget.value.trim() !== '' && parsed(currentTarget.value) === null) onChange?.(null)
      }}
      onFocus={(event) => {
        setLeft(false)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
      onChange={take}
    />
  )
  if (!isSpread) return field
  return (
    <div className={classes.spread}>
      {field}
      <SpreadCalendar
        {...calendar}
        classNames={{ day: classes.day ?? '' }}
        value={value || null}
        onChange={take}
        {...(props.defaultDate ? { defaultDate: props.defaultDate } : {})}
      />
    </div>
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
