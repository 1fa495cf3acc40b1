import { auditStatuses, type AuditStatus, type Status } from '@apron/contract'
import { translate, type Language, type MessageKey } from '@apron/messages'

/** The text that names an audit or approval status. */
export function auditStatusText(code: AuditStatus): MessageKey {
  return auditStatuses[code].text
}

/** A status as the wire carries it, named in the reader's language. */
export function presentStatus(code: number, language: Language): Status {
  const { text, color } = auditStatuses[code as AuditStatus]
  return { code, name: translate(language, text), color }
}
