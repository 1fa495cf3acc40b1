import { DatePicker, type DatePickerProps } from '@mantine/dates'

/** A calendar that stands open. */
export function SpreadCalendar(props: DatePickerProps) {
  return <DatePicker {...props} />
}
