import * as z from 'zod/mini'
import { wholeNumber } from '../http/fields.ts'

/** Days within which a finding is usually to be put right. */
export const mostCorrectionDays = 3650

/** The same as a form sends it; nothing typed is none. */
export const correctionDays = z.pipe(
  z.transform((sent: number | string | null): unknown => (sent === '' ? null : sent)),
  z.nullable(wholeNumber(1, mostCorrectionDays)),
)
