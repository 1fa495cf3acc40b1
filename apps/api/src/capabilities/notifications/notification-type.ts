import type { NotificationType } from '@apron/contract'
import { shorten } from '@apron/contract/text'
import { translate, type Language, type MessageKey } from '@apron/messages'

/** What a notification is about, as it was when it was sent. */
export type NotificationData = Record<string, unknown>
/**
 * What a line stores under its key: its newest notification, how many questions were answered, the codes of those that
 * are findings, and how many comments or records.
 */
export type NotificationLineState = {
  key: string
  data: NotificationData
  counted: number
  marked: Readonly<Record<string, string>>
  said: number
}
/** The text of a line that has grown. */
type Folded = {
  link: (line: NotificationLineState) => string | null
  message: (line: NotificationLineState, language: Language) => string
  /** The codes that stand beside it, each as often as it was given. */
  codes: (line: NotificationLineState) => readonly string[]
}
/** A notification type as people meet it: its icon, the screen that it leads to, and its text in one line. */
export type NotificationDefinition = {
  type: NotificationType
  icon: string
  link: (data: NotificationData) => string | null
  message: (data: NotificationData, language: Language) => string
  /** The subject of a mail about nothing else, where it is not the text. */
  subject?: (data: NotificationData, language: Language) => string
  /** Its text in a mail, where that leaves something out. */
  mailed?: (data: NotificationData, language: Language) => string
  /** Left out, a line shows the text of its newest notification. */
  folded?: Folded
}

const longest = 120
/** A reason is shown whole. */
export const longestReason = 500

/** A value as words of one line; what people call things is plain text. */
export function words(value: unknown, most = longest): string {
  // Single spaces, which are most of them, stay as they are.
  return typeof value === 'string' ? shorten(value.replace(/\s{2,}|[^\S ]/g, ' ').trim(), most) : ''
}
/** A number of what a notification is about; 0 for one that is not there. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The text of a key with these values of the notification's subject. */
export const messageOf =
  (key: MessageKey, ...names: string[]): NotificationDefinition['message'] =>
  (data, language) =>
    translate(language, key, Object.fromEntries(names.map((name) => [name, words(data[name])])))
/** The code of the answer that a notification is about, if it is about one. */
export const codeOf = ({ code }: NotificationData): readonly string[] => (typeof code === 'string' ? [code] : [])
