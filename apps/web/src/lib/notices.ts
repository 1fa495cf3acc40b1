import { notifications } from '@mantine/notifications'
import { t, type TextKey } from './i18n.ts'
import type { MessageValues } from '@apron/messages'

/** Says that something worked; goes by itself after 4 seconds. */
export function noticeSuccess(key: TextKey, values?: MessageValues): void {
  notifications.show({ message: t(key, values), color: 'green', autoClose: 4000, withCloseButton: true, role: 'status' })
}

/** Says in a sentence why something was refused; stays until it is closed. The same sentence shows once. */
export function noticeProblem(message: string): void {
  notifications.show({ id: message, message, color: 'red', autoClose: false, withCloseButton: true, role: 'alert' })
}

/** A hint that something is missing first; goes by itself after 6 seconds. */
export function noticeWarning(key: TextKey, values?: MessageValues): void {
  const message = t(key, values)
  notifications.show({ id: message, message, color: 'yellow', autoClose: 6000, withCloseButton: true, role: 'alert' })
}
