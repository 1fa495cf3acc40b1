import { gender, usualSettings } from '@apron/contract'
import type { Language } from '@apron/messages'
import { nextPaperNumber } from '../../../../areas/audits/domain/paper-numbers.ts'
import type { Database } from '../../../client.ts'
import type { FrozenItem, FrozenRole, MinutesSnapshot } from '../../../schema/papers/minutes-snapshot.ts'
import { itemStatuses } from '../../ready/item-statuses.ts'
import { teamRoles } from '../../ready/team-roles.ts'
import { dayFrom, momentOn } from '../days.ts'
import { categories } from '../company/catalogues.ts'
import { organizations } from '../company/organizations.ts'
import { criteria, paperOf, scopeOf } from '../frame.ts'
import { paragraph } from '../paragraph.ts'
import { people, type DemoPerson } from '../company/people.ts'
import { responsibleFor } from '../numbers.ts'
import { mayAnswer, nameOf, type Clock, type Plan, type PlannedItem } from '../plan.ts'
import { positions } from '../company/positions.ts'
import { keysOf } from './reserve.ts'
import type { WrittenAudits } from './write-audits.ts'
import type { Company } from './write-company.ts'
import type { References } from './write-library.ts'
import type { Talk } from './write-talk.ts'

type MinutesSeedInput = { company: Company; written: WrittenAudits; talk: Talk; references: References; clock: Clock }

/** The minutes of the audits that have been through their meeting, frozen as the product freezes them. */
export async function writeMinutes(db: Database, language: Language, found: MinutesSeedInput): Promise<void> {
  const savedOn = ({ audit }: Plan) => audit.minutes?.savedOn ?? 0
  for (const plan of found.written.plans.toSorted((one, other) => savedOn(one) - savedOn(other))) {
    const { minutes, team } = plan.audit
    const author = team.leader[0]
    if (!minutes || !author) continue
    const date = dayFrom(found.clock.today, minutes.savedOn)
    const number = await nextPaperNumber(db, usualSettings.paper_number, date)
    const items = plan.items.map((item) => freezeItem(plan, item, language, found))
    const chosen = items.filter(({ status }) => status.is_finding).map(({ id }) => id)
    const { audit, ...who } = freezeHead(plan, language, found)
    const snapshot: MinutesSnapshot = {
      version: 3,
      date,
      audit,
      paper: paperOf(language),
      ...who,
      groups: plan.groups.map(({ id, index, name, parentId }) => ({
        id,
        index,
        header: name[language],
        level: parentId === null ? 0 : 1,
      })),
      items,
      chosen,
    }
    const saved = await db
      .insertInto('minutes')
      .values({
        audit_id: audit.id,
        number,
        conclusion: minutes.conclusion[language],
        self_assessment: minutes.selfAssessment[language],
        total_result: chosen.length,
        author_id: found.company.user(author),
        author_name: people[author].fullname,
        snapshot: JSON.stringify(snapshot),
        created_at: momentOn(date, 330, found.clock.now),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const files = items.flatMap(({ final_comment }) => final_comment?.images ?? [])
    await db
      .insertInto('minutes_files')
      .values(files.map((file) => ({ minutes_id: saved.id, file_id: file.id })))
      .execute()
  }
}

function freezeHead(plan: Plan, language: Language, { company, written, clock }: MinutesSeedInput) {
  const { audit } = plan
  const organization = organizations[audit.organization]
  const starts = dayFrom(clock.today, audit.starts)
  return {
    audit: {
      id: written.auditId(audit),
      name: nameOf(audit, language, clock.today),
      starting_date: starts,
      scope: scopeOf(plan, language),
      criteria: criteria[language],
      category: categories[audit.category].name[language],
    },
    organization: {
      id: company.organization(audit.organization),
      name: organization.name[language],
      address: organization.address[language],
    },
    team: keysOf(teamRoles).map((part): FrozenRole => {
      const members = audit.team[part].map((key) => {
        const person: DemoPerson = people[key]
        const { name, order } = positions[person.position]
        return {
          id: company.user(key),
          fullname: person.fullname,
          gender: person.woman ? gender.FEMALE : gender.MALE,
          position: { id: company.position(person.position), name: name[language], order },
        }
      })
      members.sort((one, other) => other.position.order - one.position.order)
      return { id: company.role(part), alias: teamRoles[part].alias[language], part, members }
    }),
  }
}

function freezeItem(
  plan: Plan,
  item: PlannedItem,
  language: Language,
  { company, written, talk, references, clock }: MinutesSeedInput,
): FrozenItem {
  const { question, answered } = item
  const { status = 'open', due, remarks = [] } = answered?.answer ?? {}
  const { code, name, color, ...flags } = itemStatuses[status]
  const byItself = 'finding' in flags ? remarks.find(({ by }) => mayAnswer(plan, by)) : undefined
  const final = remarks.find((remark) => remark.final) ?? byItself
  const responsible = responsibleFor(plan, item)
  return {
    id: written.itemId(item),
    group_id: item.groupId,
    header: question.header,
    content: paragraph(question[language]),
    status: { code, name: name[language], color, is_finding: 'finding' in flags },
    corrective_date: due === undefined ? null : dayFrom(clock.today, due),
    finding_number: written.numbers.of.get(item) ?? null,
    responsible: responsible ? { id: company.user(responsible), fullname: people[responsible].fullname } : null,
    final_comment: final
      ? {
          content: paragraph(final.text[language]),
          result: final.result ? paragraph(final.result[language]) : null,
          images: talk.filesOf(final),
          documents: [],
        }
      : null,
    references: question.refs.flatMap((key) => references.get(key) ?? []),
  }
}
