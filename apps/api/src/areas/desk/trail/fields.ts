import {
  auditStatuses,
  correctiveStatus,
  findingStateList,
  gender,
  settingNames,
  userStatuses,
  userType,
  type ApprovalMove,
} from '@apron/contract'
import { jobStates, mailStates, panelTexts, type TrailKind } from '@apron/contract/desk'
import { correctionStates, planStates, type AskedPaper } from '@apron/contract/audits'
import { messages, type MessageKey } from '@apron/messages'

type Words = { words: Record<string, MessageKey> }
/** How a value is said: as it is, as a day or an instant, by the name of an entry or a kind, without its markup, that it is another one, as what stands by what, by the name of a record, or in words for its code. */
export type As =
  | 'plain'
  | 'day'
  | 'instant'
  | 'entry'
  | 'kind'
  | 'rich'
  | 'changed'
  | 'pairs'
  | { record: TrailKind }
  | Words

const words = (texts: Record<string, MessageKey>): Words => ({ words: texts })
const byCode = (all: readonly { code: number; text: MessageKey }[]) =>
  words(Object.fromEntries(all.map(({ code, text }) => [code, text])))
const statesOf = (states: readonly string[], section: string) =>
  words(Object.fromEntries(states.map((state) => [state, `${section}.state_${state}` as MessageKey])))
const record = (kind: TrailKind) => ({ record: kind })

const languages = words({ vi: 'shell.vietnamese', en: 'shell.english' })
const papers = {
  minutes: 'papers.minutes',
  result: 'papers.result',
  finding: 'papers.finding',
  findings: 'papers.register',
  corrective: 'papers.corrective',
  actions: 'papers.actions',
  blank: 'papers.blank',
  readings: 'papers.readings',
  report: 'papers.report',
  'tag-report': 'papers.tag_report',
  correctives: 'papers.corrective_report',
  programme: 'programme.title',
  pack: 'exports.pack',
  addendum: 'addenda.paper',
  'addendum-register': 'papers.addendum_register',
  'addendum-pack': 'addenda.pack',
} as const satisfies Record<AskedPaper, MessageKey>
const users: Record<string, As> = {
  status: byCode(userStatuses),
  type: words({ [userType.INTERNAL]: 'users.internal', [userType.EXTERNAL]: 'users.external' }),
}

/** Of fields that are more than words and numbers how they are said; under a family of entries where they mean something else there. */
const said: Record<string, As> = {
  action: 'entry',
  avatar_id: 'changed',
  category_id: record('category'),
  conclusion: 'rich',
  content: 'rich',
  corrective_status: words({
    [correctiveStatus.INCOMPLETE]: 'statuses.incomplete',
    [correctiveStatus.COMPLETE]: 'statuses.complete',
  }),
  dashboard_panels: words(panelTexts),
  finding_state: words(Object.fromEntries(Object.entries(findingStateList).map(([state, { text }]) => [state, text]))),
  gender: words({ [gender.MALE]: 'users.male', [gender.FEMALE]: 'users.female' }),
  group_id: record('group'),
  hand_over_to: record('user'),
  head_id: record('user'),
  index: 'rich',
  language: languages,
  languages,
  logo: 'changed',
  minutes_id: record('minutes'),
  move: words({ approval: 'actions.approve', rejection: 'actions.reject' } satisfies Record<ApprovalMove, MessageKey>),
  organization_id: record('organization'),
  panels: words(panelTexts),
  part: words({
    leader: 'aliases.part_leader',
    auditor: 'aliases.part_auditor',
    auditee: 'aliases.part_auditee',
  }),
  password: 'changed',
  permissions: record('permission'),
  position_id: record('position'),
  responsible_id: record('user'),
  result: 'rich',
  self_assessment: 'rich',
  solution_id: record('post_comment'),
  status: byCode(auditStatuses),
  tags: record('tag'),
  team_role_id: record('team_role'),
  topic_id: record('topic'),
  user_id: record('user'),
}
const ofFamily: Record<string, Record<string, As>> = {
  user: users,
  profile: users,
  job: { state: statesOf(jobStates, 'jobs') },
  paper: { what: words(papers), state: statesOf(correctionStates, 'reports') },
  mail: { state: statesOf(mailStates, 'mails') },
  category: { parent_id: record('category') },
  document: { group_id: record('document_group') },
  document_group: { parent_id: record('document_group') },
  document_item: { parent_id: record('document_item') },
  library_group: { parent_id: record('library_group') },
  library_item: { group_id: record('library_group') },
  organization: { parent_id: record('organization') },
  permission: { parent_id: record('permission') },
  plan: { state: statesOf(planStates, 'programme') },
  settings: { correction_days: 'pairs' },
  topic: { parent_id: record('topic') },
  trail: { kind: 'kind' },
}

/** What a record is called that stands in the place of its number, and other names of a field. */
const alsoCalled: Record<string, string> = {
  category: 'category_id',
  checklist_users: 'users',
  group: 'group_id',
  head: 'head_id',
  index_html: 'index',
  organization: 'organization_id',
  parent: 'parent_id',
  position: 'position_id',
  responsible: 'responsible_id',
  topic: 'topic_id',
}
export const fieldOf = (name: string, family: string): string =>
  family === 'finding' && name === 'state' ? 'finding_state' : (alsoCalled[name] ?? name)

const settings: ReadonlySet<string> = new Set(settingNames)
/** What a field is called; null for one that the trail does not show. What has no text here stays hidden, whatever a write may note. */
export function fieldText(field: string, family: string): MessageKey | null {
  if (family === 'settings' && (settings.has(field) || field === 'logo')) return `settings.${field}` as MessageKey
  if (family === 'trail' && field === 'action') return 'trail.action'
  // Of a tag it is how many questions have it, which no write of the tag changes.
  if (field === 'items' && family === 'tag') return null
  // Of anything else it is a code that nobody is shown.
  if (field === 'kind' && family !== 'trail') return null
  return field in messages.trailFields ? `trailFields.${field as keyof typeof messages.trailFields}` : null
}

const isDay = /(?:_date|_on|^from|^to)$/
const isInstant = /_at$/

export const saidAs = (field: string, family: string): As =>
  ofFamily[family]?.[field] ?? said[field] ?? (isInstant.test(field) ? 'instant' : isDay.test(field) ? 'day' : 'plain')

/** What is between people, or lets somebody in: of these entries no field is shown. */
const sealed: ReadonlySet<string> = new Set(['chat', 'session', 'notification', 'password'])
export const isSealed = (family: string): boolean => sealed.has(family)
