import { auditStatuses, shorten, type AuditStatus, type NotificationType } from '@apron/contract'
import { translate, type Language, type MessageKey } from '@apron/messages'

/** What a notification is about, as it was when it was sent. */
export type NotificationData = Record<string, unknown>
type Shown = {
  icon: string
  link: (data: NotificationData) => string | null
  message: (data: NotificationData, language: Language) => string
}

const longest = 120

/** A value as words of one line; what people call things is plain text. */
function words(value: unknown): string {
  return typeof value === 'string' ? shorten(value.replace(/\s+/g, ' ').trim(), longest) : ''
}
const number = (value: unknown) => (typeof value === 'number' ? value : 0)

const said =
  (key: MessageKey, ...names: string[]): Shown['message'] =>
  (data, language) =>
    translate(language, key, Object.fromEntries(names.map((name) => [name, words(data[name])])))

const auditLink = (data: NotificationData) => `/checklist/${number(data['audit_id'])}/view`
const itemLink = (data: NotificationData) =>
  `${auditLink(data)}?grp=${number(data['group_id'])}&item=${number(data['item_id'])}`

/** Where the records whose status changes are looked at. */
const records: Record<string, { kind: MessageKey; link: (data: NotificationData) => string }> = {
  audits: { kind: 'told.kind_audits', link: (data) => `/checklist/${number(data['id'])}/view` },
  groups: { kind: 'told.kind_groups', link: (data) => `/group/list?group_id=${number(data['id'])}` },
  organizations: {
    kind: 'told.kind_organizations',
    link: (data) => `/organization/list?organization_id=${number(data['id'])}`,
  },
  positions: { kind: 'told.kind_positions', link: (data) => `/position?position_id=${number(data['id'])}` },
  library_groups: {
    kind: 'told.kind_library_groups',
    link: (data) => `/checklist-item/list?groupchkitem_id=${number(data['id'])}`,
  },
  library_items: {
    kind: 'told.kind_library_items',
    link: (data) => `/checklist-item/list?groupchkitem_id=${number(data['group_id'])}&item=${number(data['id'])}`,
  },
}
const recordOf = (data: NotificationData) => records[String(data['kind'])]

function expiry(data: NotificationData, language: Language): string {
  const days = number(data['days'])
  const name = words(data['name'])
  if (days === 0) return translate(language, 'told.doc_expire_today', { name })
  if (days === 1) return translate(language, 'told.doc_expire_tomorrow', { name })
  return translate(language, 'told.doc_expire', { name, days })
}

function changedStatus(data: NotificationData, language: Language): string {
  const others = number(data['others'])
  return translate(language, others > 0 ? 'told.changestatus_many' : 'told.changestatus', {
    kind: translate(language, recordOf(data)?.kind ?? 'told.kind_other'),
    name: words(data['name']),
    others,
    status: translate(language, auditStatuses[number(data['status']) as AuditStatus].text),
  })
}

const types: Record<NotificationType, Shown> = {
  CHK_STORE: { icon: 'clipboard-check', link: auditLink, message: said('told.chk_store', 'audit') },
  CHK_ITEM_STT_UPDATE: {
    icon: 'circle-half',
    link: itemLink,
    message: said('told.chk_item_stt_update', 'item', 'audit'),
  },
  CHK_ITEM_CMT: { icon: 'messages', link: itemLink, message: said('told.chk_item_cmt', 'item', 'audit') },
  CHK_ITEM_CMT_FINAL: {
    icon: 'flag',
    link: itemLink,
    message: said('told.chk_item_cmt_final', 'item', 'audit'),
  },
  CHANGESTATUS: {
    icon: 'circle-half',
    link: (data) => recordOf(data)?.link(data) ?? null,
    message: changedStatus,
  },
  FAQ_CMT: {
    icon: 'messages',
    link: (data) => `/forum/${number(data['faq_id'])}/detail`,
    message: said('told.faq_cmt', 'title'),
  },
  DOC_IMPORT: {
    icon: 'files',
    link: (data) => `/document/view/${number(data['document_id'])}/view`,
    message: (data, language) =>
      said(data['failed'] === true ? 'told.doc_import_failed' : 'told.doc_import', 'name')(data, language),
  },
  DOC_EXPIRE: { icon: 'calendar-stats', link: () => '/document/list', message: expiry },
}

const unknown: Shown = { icon: 'bell', link: () => null, message: (data) => words(data['message']) }
const shownAs = (type: string): Shown => (types as Record<string, Shown | undefined>)[type] ?? unknown

/** The screen that a notification leads to; null for a type that is not known. */
export const linkOf = (type: string, data: NotificationData): string | null => shownAs(type).link(data)
export const iconOf = (type: string): string => shownAs(type).icon
/** What happened, in one language; what cannot be known any more is left out. */
export const messageOf = (type: string, data: NotificationData, language: Language): string =>
  shownAs(type).message(data, language)
