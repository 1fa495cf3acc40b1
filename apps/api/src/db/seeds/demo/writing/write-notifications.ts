import { approvalStatus, auditStatus, type AuditStatus } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Database } from '../../../client.ts'
import { dayFrom, momentOn } from '../days.ts'
import { decidedChapter } from '../decisions.ts'
import { nameOf, writtenOn, type Clock, type Plan } from '../plan.ts'
import { itemStatuses, type ReadyStatus } from '../../ready/item-statuses.ts'
import type { PersonKey } from '../company/people.ts'
import type { DemoNotification } from './told.ts'
import type { WrittenAudits } from './write-audits.ts'
import type { Company } from './write-company.ts'
import { decisions } from './write-decisions.ts'
import { writeInLines } from './write-lines.ts'
import type { PlacedGroup } from './write-library.ts'
import type { ItemRemark } from './write-talk.ts'

type NotificationSeedInput = {
  language: Language
  company: Company
  written: WrittenAudits
  said: readonly ItemRemark[]
  library: readonly PlacedGroup[]
  clock: Clock
}

/** Minutes until somebody reads their notifications. */
const readAfter = 50

/**
 * Notifications of audits and records, in the rows of `capabilities/notifications/notify.ts`; those of the last two
 * days are unread.
 */
export async function writeNotifications(db: Database, found: NotificationSeedInput): Promise<void> {
  const { company, written, clock } = found
  const told = [
    ...written.plans.flatMap((plan) => toldOf(plan, found)),
    ...decisions(found.language, company, clock),
    chapterApproved(found),
  ]
  told.sort((one, other) => one.at.getTime() - other.at.getTime())
  const readUntil = momentOn(dayFrom(clock.today, -2), 0, clock.now)
  const rows = told.flatMap(({ type, subject, line, data, by, to, at }, index) =>
    [...new Set(to)]
      .filter((reader) => reader !== by)
      .map((reader) => ({
        user_id: company.user(reader),
        type,
        subject,
        key: line ?? `own:demo-${index}`,
        data,
        author_id: company.user(by),
        created_at: at,
        read_at: at < readUntil ? new Date(at.getTime() + readAfter * 60_000) : null,
      })),
  )
  await writeInLines(db, rows)
}

function toldOf(plan: Plan, found: NotificationSeedInput): DemoNotification[] {
  const { language, written, clock } = found
  const { audit } = plan
  const { leader } = audit.team
  const team = teamOf(plan)
  const id = written.auditId(audit)
  const name = nameOf(audit, language, clock.today)
  const on = (day: number, minutes: number) => momentOn(dayFrom(clock.today, day), minutes, clock.now)
  const head = leader[0] ?? audit.author

  const moved = (status: AuditStatus, by: PersonKey, day: number | undefined, minutes: number): DemoNotification[] =>
    day === undefined || audit.status < status
      ? []
      : [
          {
            type: 'CHANGESTATUS',
            subject: `audits:${id}`,
            data: { kind: 'audits', id, name, status, reason: null },
            by,
            to: [audit.author, ...team],
            at: on(day, minutes),
          },
        ]
  return [
    {
      type: 'CHK_STORE',
      subject: `audit:${id}`,
      data: { audit_id: id, audit: name },
      by: audit.author,
      to: team,
      at: on(writtenOn(audit), 60),
    },
    ...moved(auditStatus.APPROVAL, 'ducAnh', writtenOn(audit) + 1, 95),
    ...moved(auditStatus.IN_PROGRESS, head, audit.starts, -10),
    ...moved(auditStatus.CORRECTIVE, head, audit.corrects?.from, 25),
    ...moved(auditStatus.CLOSE, 'ducAnh', audit.closes, 200),
    ...toldOfItems(plan, found),
  ]
}

function toldOfItems(
  plan: Plan,
  { language, company, written, said, clock }: NotificationSeedInput,
): DemoNotification[] {
  const id = written.auditId(plan.audit)
  const name = nameOf(plan.audit, language, clock.today)
  const team = teamOf(plan)
  return plan.items.flatMap((item): DemoNotification[] => {
    const { answered, question } = item
    // Findings and comments only: the many plain answers would fill the list.
    if (!answered || (answered.answer.status === 'conforming' && !answered.answer.remarks)) return []
    const itemId = written.itemId(item)
    const status: ReadyStatus = itemStatuses[answered.answer.status]
    const { code } = status
    const about = {
      subject: `item:${itemId}`,
      data: { audit_id: id, audit: name, item_id: itemId, group_id: item.groupId, item: question.header, code },
      to: team,
    }
    const lineOf = (by: PersonKey) => (status.finding ? `item:${itemId}` : `audit:${id}:${company.user(by)}`)
    const remarks = said.filter((one) => one.item === item)
    const finals = remarks.filter(({ remark }) => remark.final)
    return [
      { ...about, type: 'CHK_ITEM_STT_UPDATE', line: lineOf(answered.by), by: answered.by, at: answered.at },
      ...remarks.map(({ remark, at }): DemoNotification => ({
        ...about,
        type: 'CHK_ITEM_CMT',
        line: lineOf(remark.by),
        by: remark.by,
        at,
      })),
      ...finals.map(({ remark, at }): DemoNotification => ({
        ...about,
        type: 'CHK_ITEM_CMT_FINAL',
        line: lineOf(remark.by),
        by: remark.by,
        at: new Date(Math.min(at.getTime() + 12 * 60_000, clock.now.getTime())),
      })),
    ]
  })
}

const teamOf = ({ audit: { team } }: Plan) => [...team.leader, ...team.auditor, ...team.auditee]

/** Many items at once are one notification, named by the first. */
function chapterApproved({ library, clock }: NotificationSeedInput): DemoNotification {
  const { index, checker, day } = decidedChapter
  const questions = library
    .filter((group) => group.index.startsWith(index))
    .flatMap((group) => group.questions.map((question) => ({ ...question, groupId: group.id })))
    .filter(({ proposed }) => !proposed)
    .toSorted((one, other) => one.id - other.id)
  const [first] = questions
  if (!first) throw new Error(`The demonstration has no chapter ${index}`)
  return {
    type: 'CHANGESTATUS',
    subject: `library_items:${first.id}`,
    data: {
      kind: 'library_items',
      id: first.id,
      group_id: Math.min(...questions.map(({ groupId }) => groupId)),
      status: approvalStatus.APPROVAL,
      reason: null,
      name: first.header,
      others: questions.length - 1,
    },
    by: checker,
    to: ['bichNgoc'],
    at: momentOn(dayFrom(clock.today, day), 220, clock.now),
  }
}
