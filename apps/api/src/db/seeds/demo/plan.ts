import { auditStatus } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Answer, DemoAudit } from './audits/audit.ts'
import { dayFrom, momentOn, quarterOf } from './days.ts'
import type { PersonKey } from './company/people.ts'
import type { PlacedGroup, PlacedQuestion } from './writing/write-library.ts'

export type PlannedItem = {
  question: PlacedQuestion
  groupId: number
  /** Undefined while nobody has answered. */
  answered: { answer: Answer; by: PersonKey; at: Date } | undefined
}
export type Plan = { audit: DemoAudit; groups: PlacedGroup[]; items: PlannedItem[] }
export type Clock = { today: string; now: Date }

/** The name of an audit, with the quarter of its first day. */
export const nameOf = (audit: DemoAudit, language: Language, today: string) =>
  audit.name[language].replace('{{quarter}}', quarterOf(dayFrom(today, audit.starts), language))

/** The day on which its plan was written, counted from today. */
export const writtenOn = (audit: DemoAudit) => Math.min(audit.starts - 12, -2)

/** Whether somebody answers the questions of an audit. */
export const mayAnswer = ({ audit: { team } }: Plan, person: PersonKey) =>
  team.leader.includes(person) || team.auditor.includes(person)

const workingMinutes = 480
const conforming: Answer = { status: 'conforming' }

/** Which groups and items an audit holds, in the order of the tree, and who answered what when. */
export function planAudit(audit: DemoAudit, library: readonly PlacedGroup[], clock: Clock): Plan {
  const groups = library.filter(({ index }) =>
    audit.scope.some((part) => index.startsWith(part) || part.startsWith(index)),
  )
  const questions = groups.flatMap((group, place) =>
    group.questions.filter(({ proposed }) => !proposed).map((question) => ({ question, group, place })),
  )
  const chosen = chooseAnswers(
    audit,
    questions.map(({ question }) => question),
  )
  const moments = spread(audit, chosen.size, clock)
  let next = 0
  const items = questions.map(({ question, group, place }): PlannedItem => {
    const answer = chosen.get(question)
    if (!answer) return { question, groupId: group.id, answered: undefined }
    const by = answer.remarks?.[0]?.by ?? audit.team.auditor[place % audit.team.auditor.length]
    const at = moments[next++]
    if (!by || !at) throw new Error(`Nobody answers ${question.header}`)
    return { question, groupId: group.id, answered: { answer: withInput(answer, question, by), by, at } }
  })
  return { audit, groups, items }
}

/** A question that asks for input is not answered without it. */
function withInput(answer: Answer, { asks }: PlacedQuestion, by: PersonKey): Answer {
  return asks && !answer.remarks ? { ...answer, remarks: [{ by, text: asks }] } : answer
}

/** The answers that are written out, and others that conform, from the first question on, until the share is reached. */
function chooseAnswers(audit: DemoAudit, questions: readonly PlacedQuestion[]): Map<PlacedQuestion, Answer> {
  const written = new Map(Object.entries(audit.answers))
  const chosen = new Map<PlacedQuestion, Answer>()
  for (const question of questions) {
    const answer = written.get(question.key ?? '')
    if (answer) chosen.set(question, answer)
  }
  if (chosen.size < written.size) throw new Error('An answer of the demonstration has no question')
  const wanted = Math.round(questions.length * audit.answered)
  for (const question of questions) {
    if (chosen.size >= wanted) break
    // Where an audit is under way, what asks for input is left to whoever tries it.
    if (question.asks && audit.status === auditStatus.IN_PROGRESS) continue
    if (!chosen.has(question)) chosen.set(question, conforming)
  }
  return chosen
}

/** So many moments over the working hours of the audit's days, up to yesterday. */
function spread(audit: DemoAudit, count: number, { today, now }: Clock): Date[] {
  const days = Math.min(audit.ends, -1) - audit.starts + 1
  const perDay = Math.ceil(count / Math.max(days, 1))
  return Array.from({ length: count }, (_, place) => {
    const date = dayFrom(today, audit.starts + Math.floor(place / perDay))
    return momentOn(date, ((place % perDay) * workingMinutes) / perDay, now)
  })
}
