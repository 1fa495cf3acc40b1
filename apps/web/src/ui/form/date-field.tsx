import { Input, Skeleton } from '@mantine/core'
import { part } from '../page/part.tsx'
import type { DateFieldProps } from './made-date-field.tsx'

/** A field for one day, whose calendar weighs as much as a screen. */
export const DateField = part(() => import('./made-date-field.tsx'), 'MadeDateField', { soon: true, waits: Waiting })

function Waiting({ label, description, required = false, w, isSpread = false }: DateFieldProps) {
  return (
    <Input.Wrapper label={label} description={description} required={required} w={w}>
      <Skeleton height={isSpread ? 330 : 36} aria-busy="true" />
    </Input.Wrapper>
  )
}
