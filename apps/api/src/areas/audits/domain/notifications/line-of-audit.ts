import { sql } from 'kysely'
import { translate, type Language } from '@apron/messages'
import type { NotificationGrouping } from '#capabilities/notifications/folding.ts'
import type { Notifier } from '#capabilities/notifications/notify.ts'
import {
  codeOf,
  words,
  type NotificationLineState,
  type NotificationDefinition,
} from '#capabilities/notifications/notification-type.ts'
import { auditLink } from '../links.ts'

const item = sql`(r.data ->> 'item_id')::integer`
const ofFinding = sql`'item:' || ${item}`
const ofPerson = ({ caller }: Notifier) =>
  sql`'audit:' || (r.data ->> 'audit_id') || ':' || ${caller?.id ?? 0}::integer`

/** Answers grow one line of their audit and of who gave them. What is a finding, or was one before, has a line of its own and is counted in that one. */
export function foldingOfAnswers(teller: Notifier, formerFindings: readonly number[]): NotificationGrouping {
  const isApart = sql`(r.is_finding or ${item} = any(${[...formerFindings]}::integer[]))`
  return {
    line: sql`case when ${isApart} then ${ofFinding} else ${ofPerson(teller)} end`,
    countedIn: sql`case when ${isApart} then ${ofPerson(teller)} end`,
    counts: item,
    mark: sql`case when r.is_finding then r.data ->> 'code' end`,
    loud: sql`r.is_finding`,
    kind: sql`case when ${isApart} then 'FINDING' else 'CHK_ITEM_STT_UPDATE' end`,
  }
}

/** What is written about a finding grows the line of that one, anything else the line of the audit and of who wrote it. */
export const foldingOfRemarks = (
  teller: Notifier,
  remark: Pick<NotificationGrouping, 'said' | 'adds'>,
): NotificationGrouping => ({
  line: sql`case when r.is_finding then ${ofFinding} else ${ofPerson(teller)} end`,
  ...remark,
  loud: sql`false`,
  leads: false,
})

/** A type whose lines are those of findings and of audits. */
export function inLines(told: Omit<NotificationDefinition, 'folded'>): NotificationDefinition {
  const isPlain = ({ key, counted, said }: NotificationLineState) => !isOfFinding(key) && counted + said > 1
  return {
    ...told,
    folded: {
      link: (line) => (isPlain(line) ? auditLink(line.data) : told.link(line.data)),
      codes: (line) => (isPlain(line) ? Object.values(line.marked) : codeOf(line.data)),
      message: (line, language) => {
        if (isPlain(line)) return together(line, language)
        const alone = told.message(line.data, language)
        return isOfFinding(line.key) ? [alone, ...since(line, told, language)].join(' · ') : alone
      },
    },
  }
}

const isOfFinding = (key: string) => key.startsWith('item:')

/** What came to a finding after that with which its line began. */
function since(
  { said, data }: NotificationLineState,
  { type }: Pick<NotificationDefinition, 'type'>,
  language: Language,
): string[] {
  const isSaid = type === 'CHK_ITEM_CMT'
  const parts: string[] = []
  if (said > (isSaid ? 1 : 0)) parts.push(translate(language, 'notificationTexts.line_comments', { count: said }))
  if (data['concluded'] && type !== 'CHK_ITEM_CMT_FINAL')
    parts.push(translate(language, 'notificationTexts.line_concluded'))
  return parts
}

/** What somebody did in an audit, as one sentence. */
function together({ data, counted, marked, said }: NotificationLineState, language: Language): string {
  const found = Object.keys(marked).length
  const findings = found > 0 ? translate(language, 'notificationTexts.line_findings', { count: found }) : ''
  const answers = translate(language, 'notificationTexts.line_questions', { count: counted }) + findings
  const comments = translate(language, 'notificationTexts.line_comments', { count: said })
  const audit = words(data['audit'])
  if (counted === 0) return translate(language, 'notificationTexts.line_commented', { comments, audit })
  if (said === 0) return translate(language, 'notificationTexts.line_answered', { answers, audit })
  return translate(language, 'notificationTexts.line_answered_commented', { answers, comments, audit })
}
