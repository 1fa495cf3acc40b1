import { auditStatuses, type AuditState, type AuditStatus } from '@apron/contract'
import { translate, type Language, type MessageKey } from '@apron/messages'

/** The text that names an audit or approval status. */
export function auditStatusText(code: AuditStatus): MessageKey {
  return auditStatuses[code].text
}

const presented: Record<Language, Map<number, AuditState>> = { vi: new Map(), en: new Map() }

/** A status as the wire carries it, named in the reader's language; the same object for all records of a list. */
export function presentStatus(code: number, language: Language): AuditState {
  const known = presented[language].get(code)
  if (known) return known
  const { text, color } = auditStatuses[code as AuditStatus]
  const status = Object.freeze({ id: code, code, name: translate(language, text), color })
  presented[language].set(code, status)
  return status
}
