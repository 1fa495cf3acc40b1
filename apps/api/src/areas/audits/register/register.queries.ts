import { sql, type RawBuilder } from 'kysely'
import { correctiveStatus, type FindingState } from '@apron/contract'
import type { FindingFilters } from '@apron/contract/audits'
import { fixFilter } from '@apron/contract/desk'
import { holdsWords, literally } from '#capabilities/search.ts'
import { branchOf } from '#capabilities/tree.ts'
import { onceFindings } from '#capabilities/visible/answer-status.ts'
import { conclusionOf } from '#capabilities/visible/conclusion.ts'
import { dueRules } from '#capabilities/visible/due.ts'
import { isOverdue, stateOf } from '#capabilities/visible/finding-state.ts'
import { countInSight, findingsInSight } from '#capabilities/visible/findings-to-correct.ts'
import { isRepeated, repeatsOf } from '#capabilities/visible/repeats.ts'
import type { Database } from '#db/client.ts'
import { derived } from '#db/query-templates/placeholders.ts'
import type { Caller } from '#kernel/caller.ts'

/** Who looks at findings, on which day. */
export type RegisterContext = { db: Database; caller: Caller; today: string }

type Rows = ReturnType<typeof findingsInSight>

const conclusion = conclusionOf(sql<boolean>`true`, sql`audit_items.id`)

/** Whether number, question or conclusion holds the words; each is found by an index of its own. */
function holds(words: string): RawBuilder<boolean> {
  const literal = derived(words, (typed) => `%${literally(typed)}%`)
  return sql<boolean>`(${holdsWords('audit_items.search', words)}
    or fold(audit_items.finding_number) like fold(${literal})
    or audit_items.id in (
      select said.audit_item_id from comments said
      where fold(said.content) like fold(${literal})
        and said.id = ${conclusionOf(sql<boolean>`true`, sql`said.audit_item_id`)}))`
}

/** What the filters leave of `audits`, and of the class of their findings. */
function ofAudits({ classes, organization_id, category_id, from, to }: FindingFilters, status: string) {
  const rules = [sql<boolean>`true`]
  if (classes?.length) rules.push(sql`${sql.ref(status)} = any(${[...classes]}::integer[])`)
  if (organization_id) rules.push(sql`audits.organization_id in ${branchOf('organizations', organization_id)}`)
  if (category_id) rules.push(sql`audits.category_id in ${branchOf('categories', category_id)}`)
  if (from) rules.push(sql`audits.starting_date >= ${from}`)
  if (to) rules.push(sql`audits.starting_date <= ${to}`)
  return sql<boolean>`${sql.join(rules, sql` and `)}`
}

/** How many findings the filters leave, from the counts of the audits; undefined where those do not know it. */
export async function countOf({ db, caller }: RegisterContext, filters: FindingFilters): Promise<number | undefined> {
  const { search, states, due, responsible_id, repeated, tag_id } = filters
  const toCorrect = due === fixFilter.OPEN
  const ofFindings = [search, states?.length, due && !toCorrect, tag_id].some(Boolean) || responsible_id !== undefined
  if (caller.isExternal || ofFindings || repeated !== undefined) return undefined
  const total = countInSight(caller, ofAudits(filters, 'c.status_id'), { toCorrect })
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(db)
  return rows[0]!.total
}

/** The findings that somebody may see and that the filters leave. */
export function filtered({ db, caller, today }: RegisterContext, filters: FindingFilters): Rows {
  const { search, states, due, responsible_id, repeated, tag_id } = filters
  let rows = findingsInSight(db, caller).where(sql<boolean>`audit_items.status_id = ${onceFindings}`)
  rows = rows.where(ofAudits(filters, 'audit_items.status_id'))
  if (search) rows = rows.where(holds(search))
  if (states?.length) rows = rows.where('audit_items.finding_state', 'in', states)
  if (due) {
    rows = rows
      .where('audit_items.corrective_status', '=', correctiveStatus.INCOMPLETE)
      .where(dueRules[due as keyof typeof dueRules](today))
  }
  if (responsible_id !== undefined)
    rows = rows.where('audit_items.responsible_id', responsible_id === 0 ? 'is' : '=', responsible_id || null)
  if (repeated !== undefined) rows = rows.where(repeated ? isRepeated() : sql<boolean>`not ${isRepeated()}`)
  if (tag_id)
    rows = rows.where(sql<boolean>`exists (select from library_item_tags link
      where link.item_id = audit_items.library_item_id and link.tag_id = ${tag_id})`)
  return rows
}

export type RegisterRow = {
  id: number
  group_id: number
  finding_number: string | null
  header: string
  content: string
  conclusion: string | null
  state: FindingState
  corrective_date: string | null
  is_late: boolean
  code: string
  status_name: string
  color: string
  audit_id: number
  audit_name: string
  starting_date: string
  organization_id: number
  organization_name: string
  category: string | null
  responsible_id: number | null
  responsible_name: string | null
  repeats: number
}

/** What is shown of findings; everything that is looked up is looked up for a page alone. */
export const columns = (rows: Rows, today: string) =>
  rows
    .select(['audit_items.id', 'audit_items.group_id', 'audit_items.finding_number', 'audit_items.header'])
    .select(['audit_items.content', 'audit_items.corrective_date', 'audit_items.responsible_id'])
    .select(['present.code', 'present.name as status_name', 'present.color'])
    .select(['audits.id as audit_id', 'audits.name as audit_name', 'audits.starting_date', 'audits.organization_id'])
    .select(sql<string>`(select content from comments where id = ${conclusion})`.as('conclusion'))
    .select(sql<FindingState>`${stateOf('audit_items')}`.as('state'))
    .select(isOverdue(today, 'audit_items').as('is_late'))
    .select(sql<string>`(select name from organizations where id = audits.organization_id)`.as('organization_name'))
    .select(sql<string | null>`(select name from categories where id = audits.category_id)`.as('category'))
    .select(
      sql<string | null>`(select fullname from users where id = audit_items.responsible_id)`.as('responsible_name'),
    )
    .select(repeatsOf().as('repeats'))
    .$castTo<RegisterRow>()

export const orders = {
  due: sql`audit_items.corrective_date`,
  number: sql`audit_items.finding_number collate natural_order`,
  begun: sql`audits.starting_date`,
  class: sql`present.code`,
  state: stateOf('audit_items'),
} as const
