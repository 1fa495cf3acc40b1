import { translate, type MessageKey, type MessageValues } from '@apron/messages'
import {
  longestReason,
  numberOf,
  messageOf,
  words,
  type NotificationData,
  type NotificationDefinition,
} from '#capabilities/notifications/notification-type.ts'

const done = messageOf('notificationTexts.doc_import', 'name')
const failed = messageOf('notificationTexts.doc_import_failed', 'name')
/** What has been read waits: for whoever began it, or for the approval of a version. */
const read = messageOf('notificationTexts.doc_import_read', 'name')
const held = messageOf('notificationTexts.doc_import_held', 'name', 'version')

/** The outline of a document has been read, or could not be. */
export const documentImported: NotificationDefinition = {
  type: 'DOC_IMPORT',
  icon: 'files',
  link: (data) => {
    const document = `/document/view/${numberOf(data['document_id'])}/view`
    // What waits for a decision opens its window.
    return data['state'] === 'preview' ? `${document}?import=${numberOf(data['import_id'])}` : document
  },
  message: (data, language) => {
    if (data['failed'] === true) {
      const said = failed(data, language)
      const reason = reasonOf(data)
      return reason === null
        ? said
        : translate(language, 'notificationTexts.because', { said, reason: reason(language) })
    }
    return (
      ({ preview: read, held } as Record<string, NotificationDefinition['message']>)[words(data['state'])]?.(
        data,
        language,
      ) ?? done(data, language)
    )
  },
}

type Reason = { key: MessageKey; values: MessageValues }

function reasonOf({ reason }: NotificationData) {
  if (typeof reason !== 'object' || reason === null) return null
  const { key, values } = reason as Reason
  return (language: 'vi' | 'en') => words(translate(language, key, values), longestReason)
}
