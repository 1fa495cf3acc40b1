import type { NotificationType } from '@apron/contract'
import { shorten } from '@apron/contract/text'
import { translate, type Language, type MessageKey } from '@apron/messages'

/** What a notification is about, as it was when it was sent. */
export type NotificationData = Record<string, unknown>
/** What stands in one line, by its key: the newest of it, how many questions were answered, the codes of those that are findings, and how many comments or records. */
export type Line = {
  key: string
  data: NotificationData
  counted: number
  marked: Readonly<Record<string, string>>
  said: number
}
/** How a line that has grown is told. */
type Folded = {
  link: (line: Line) => string | null
  message: (line: Line, language: Language) => string
  /** The codes that stand beside it, each as often as it was given. */
  codes: (line: Line) => readonly string[]
}
/** A type of notification as people meet it: its icon, the screen that it leads to, and what happened in one line. */
export type NotificationDefinition = {
  type: NotificationType
  icon: string
  link: (data: NotificationData) => string | null
  message: (data: NotificationData, language: Language) => string
  /** What stands above a mail about nothing else, where that is not what happened. */
  subject?: (data: NotificationData, language: Language) => string
  /** What a mail says of it, where that leaves something out. */
  mailed?: (data: NotificationData, language: Language) => string
  /** Left out, a line is told as the newest of it. */
  folded?: Folded
}

const longest = 120
/** A reason is said whole. */
export const longestReason = 500

/** A value as words of one line; what people call things is plain text. */
export function words(value: unknown, most = longest): string {
  // Single spaces, which are most of them, stay as they are.
  return typeof value === 'string' ? shorten(value.replace(/\s{2,}|[^\S ]/g, ' ').trim(), most) : ''
}
/** A number of what a notification is about; 0 for one that is not there. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The message of a text with these values of what the notification is about. */
export const messageOf =
  (key: MessageKey, ...names: string[]): NotificationDefinition['message'] =>
  (data, language) =>
    translate(language, key, Object.fromEntries(names.map((name) => [name, words(data[name])])))
/** The code of the answer that a notification is about, if it is about one. */
export const codeOf = ({ code }: NotificationData): readonly string[] => (typeof code === 'string' ? [code] : [])
