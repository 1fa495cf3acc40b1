import type { YearProgramme } from '../../programme.ts'
import {
  cell,
  marked,
  paragraph,
  plainWords,
  row,
  type Cell,
  type PaperRow,
  type Table,
  type Words,
} from '../model/blocks.ts'
import type { Scribe } from '../model/scribe.ts'
import { monthName } from '../model/words.ts'
import { counted, named, sayHead } from './parts.ts'

type YearPlan = YearProgramme['plans'][number]

/** How far a plan is, read in black and white as well. */
const signs = { open: '○', prepared: '◔', running: '◑', closed: '●', cancelled: '✕' } as const satisfies Record<
  YearPlan['state'],
  string
>
const months = Array.from({ length: 12 }, (_, at) => at + 1)
/** Of what names a row, of its months, of its sum. */
const widths = [22, 13, ...months.map(() => 4.85), 6.8]
const isCounted = ({ state }: YearPlan) => state !== 'cancelled'

function grouped<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

/** The months of a year: a line for each category that an organisation has plans of, as the tree of organisations stands, and sums below. */
export function monthsGrid(by: Scribe, { plans, organizations }: YearProgramme): Table {
  const own = grouped(plans, ({ organization }) => organization.id)
  const heads = months.map((month) =>
    inMonth([by.say('papers.programme_month', { month, name: monthName(month) })], { heads: 'column', isWhole: true }),
  )
  return {
    kind: 'table',
    label: plainWords(by.say('papers.programme_grid')),
    columns: widths,
    head: [
      row([sayHead(by, 'papers.unit'), sayHead(by, 'papers.category'), ...heads, sayHead(by, 'papers.total', true)]),
    ],
    parts: [
      inTree(organizations).flatMap(({ id, name, depth }) =>
        linesOf(by, `${'\u00a0'.repeat(depth * 3)}${name}`, own.get(id)),
      ),
      sums(by, plans.filter(isCounted)),
    ],
    list: { terms: [] },
  }
}

type TreeOrganization = { id: number; name: string; depth: number }

/** Organisations in the order of their tree, each right below what it belongs to. */
function inTree(organizations: YearProgramme['organizations']): TreeOrganization[] {
  const ids = new Set(organizations.map(({ id }) => id))
  const below = grouped(organizations, ({ parent_id: parent }) => (parent !== null && ids.has(parent) ? parent : 0))
  const placed = (parent: number, depth: number): TreeOrganization[] =>
    (below.get(parent) ?? []).flatMap(({ id, name }) => [{ id, name, depth }, ...placed(id, depth + 1)])
  return placed(0, 0)
}

/** An organisation says its name in each of its lines, so that a sheet can be sorted and a page begun anywhere; one without plans stands above those that have some. */
function linesOf(by: Scribe, name: string, plans: readonly YearPlan[] | undefined): PaperRow[] {
  const words = named(by.quote(name))
  if (!plans) return [row([{ ...words, heads: 'group', columns: widths.length }])]
  return byCategory(plans).map(([category, some]) =>
    row([
      words,
      categoryCell(by, category),
      ...months.map((month) =>
        monthCell(
          by,
          some.filter((one) => one.month === month),
        ),
      ),
      counted(by, some.filter(isCounted).length),
    ]),
  )
}

type Category = YearPlan['category']

/** The plans of each category, by its name; those of none come last. */
function byCategory(plans: readonly YearPlan[]): [Category, YearPlan[]][] {
  return [...grouped(plans, ({ category }) => category?.id ?? null).values()]
    .map((some): [Category, YearPlan[]] => [some[0]!.category, some])
    .toSorted(([one], [other]) =>
      one && other ? one.name.localeCompare(other.name, 'vi', { numeric: true }) : Number(!one) - Number(!other),
    )
}

const categoryCell = (by: Scribe, category: Category): Cell =>
  cell([paragraph(category ? by.quote(category.name) : by.say('papers.programme_any'))])

const inMonth = (words: readonly Words[], more: Partial<Cell> = {}): Cell =>
  cell(
    words.map((one) => paragraph(one, 'center', more.heads !== 'column')),
    { align: 'center', ...more },
  )

function monthCell(by: Scribe, plans: readonly YearPlan[]): Cell {
  const dayOf = ({ audit }: YearPlan) => audit?.starting_date ?? ''
  const inOrder = plans.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
  return inMonth(inOrder.map((plan) => by.quote(markOf(plan))))
}

/** `● 14`; with the month, `● 02-04`, where the audit begins in another one or another year. */
function markOf({ state, is_late, year, month, audit }: YearPlan): string {
  const sign = `${signs[state]}${is_late ? '!' : ''}`
  if (!audit) return sign
  const [began, inMonth, day] = audit.starting_date.split('-') as [string, string, string]
  if (Number(began) === year && Number(inMonth) === month) return `${sign}\u00a0${day}`
  return [sign, ...(Number(began) === year ? [`${day}-${inMonth}`] : [`${day}-${inMonth}`, began])].join(' ')
}

const monthSum = (by: Scribe, count: number, isBold: boolean): Cell =>
  inMonth([isBold ? marked(by.number(count), 'bold') : by.number(count)], { isWhole: true })

/** How many plans each month has, by category and in all. */
function sums(by: Scribe, plans: readonly YearPlan[]): PaperRow[] {
  const categories = byCategory(plans)
  const line = (name: Cell, some: readonly YearPlan[], isBold = false) =>
    row([
      named(by.say('papers.total')),
      name,
      ...months.map((month) => monthSum(by, some.filter((one) => one.month === month).length, isBold)),
      counted(by, some.length, isBold),
    ])
  const all = cell([paragraph(marked(by.say('papers.programme_all'), 'bold'))])
  return [
    ...(categories.length > 1 ? categories.map(([category, some]) => line(categoryCell(by, category), some)) : []),
    line(all, plans, true),
  ]
}
