import type { NotificationType } from '@apron/contract'
import type { PersonKey } from '../company/people.ts'

/** One thing that was told, to several people at once. */
export type Told = {
  type: NotificationType
  subject: string
  /** The line that it joins with others; one of its own where none is named. */
  line?: string
  data: Record<string, unknown>
  by: PersonKey
  to: readonly (PersonKey | 'administrator')[]
  at: Date
}
