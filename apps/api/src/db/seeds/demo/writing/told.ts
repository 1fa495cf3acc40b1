import type { NotificationType } from '@apron/contract'
import type { PersonKey } from '../company/people.ts'

/** One notification, to several people at once. */
export type DemoNotification = {
  type: NotificationType
  subject: string
  /** The notification line that it joins; one of its own where none is named. */
  line?: string
  data: Record<string, unknown>
  by: PersonKey
  to: readonly (PersonKey | 'administrator')[]
  at: Date
}
