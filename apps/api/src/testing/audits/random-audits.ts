import { sql } from 'kysely'
import { auditStatus } from '@apron/contract'
import type { Database } from '#db/client.ts'
import type { World } from '../world.ts'
import { itemStatuses } from './open-audit.ts'

/** Organisations: a company with two branches, one of them with a depot, and one beside it. */
export type RandomAudits = {
  organizations: { company: number; north: number; south: number; depot: number; other: number }
  statuses: Record<'NO' | 'OK' | 'OBS' | 'MAJ', number>
  /** Questions of the library that the audits ask. */
  questions: number[]
  tags: { safety: number; fuel: number }
}

/** Days at which a year or a quarter turns, and some between. */
const days = [
  '2022-12-31', '2023-01-01', '2023-03-31', '2023-04-01', '2023-06-30', '2023-07-01', '2024-02-29', '2024-09-30',
  '2024-10-01', '2024-12-31', '2025-01-01', '2025-05-14', '2025-11-30', '2026-01-01', '2026-03-31', '2026-08-20',
] // prettier-ignore

/** The same numbers each time. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return { under: (most: number) => Math.floor(next() * most), of: <Each>(all: readonly Each[]) => all[Math.floor(next() * all.length)]! } // prettier-ignore
}

type RowValues = Record<string, string | number | boolean | null | Date>

/** Audits of several organisations over some years with answers, corrections and their history, by chance but always the same; made by SQL. */
export async function randomAudits({ db, as }: Pick<World, 'db' | 'as'>, count = 48): Promise<RandomAudits> {
  const organizations = await company(db)
  await itemStatuses({ db })
  const rows = await db.selectFrom('item_statuses').select(['id', 'code']).execute()
  const statuses = Object.fromEntries(rows.map(({ id, code }) => [code, id])) as RandomAudits['statuses']
  const { chapters, questions, tags } = await library(db)
  const { id: author } = await as()
  const chance = dice(20_260_107)
  for (let n = 0; n < count; n += 1)
    await audit(db, { n, author, organizations, statuses, chapters, questions, chance })
  return { organizations, statuses, questions, tags }
}

const insert = async (db: Database, table: string, values: RowValues): Promise<number> =>
  (
    await db
      .insertInto(table as 'positions')
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

async function company(db: Database): Promise<RandomAudits['organizations']> {
  const organization = (name: string, parent_id: number | null = null) =>
    insert(db, 'organizations', { name, parent_id, status: 1 })
  const above = await organization('Công ty Nhiên liệu')
  const north = await organization('Chi nhánh miền Bắc', above)
  const south = await organization('Chi nhánh miền Nam', above)
  const depot = await organization('Kho Tân Sơn Nhất', south)
  return { company: above, north, south, depot, other: await organization('Đơn vị bạn') }
}

async function library(db: Database) {
  const chapter = (index: string, header: string) =>
    insert(db, 'library_groups', { index_html: `<b>${index}</b>`, index_text: index, header, status: 1 })
  const chapters = [await chapter('A', 'Tiếp nhận'), await chapter('B', 'Tra nạp')]
  const questions: number[] = []
  for (let n = 0; n < 8; n += 1) {
    const [group_id, header] = [chapters[n % 2]!, `${'AB'[n % 2]}.${n}`]
    const values = { group_id, header, content: `<p>Câu hỏi số ${n}</p>`, status: 1 }
    questions.push(await insert(db, 'library_items', values))
  }
  const safety = await insert(db, 'tags', { name: 'An toàn' })
  const fuel = await insert(db, 'tags', { name: 'Nhiên liệu' })
  await db
    .insertInto('library_item_tags')
    .values([
      ...questions.slice(0, 3).map((item_id) => ({ item_id, tag_id: safety })),
      ...questions.slice(2, 5).map((item_id) => ({ item_id, tag_id: fuel })),
    ])
    .execute()
  return { chapters, questions, tags: { safety, fuel } }
}

type RandomAuditInput = Omit<RandomAudits, 'tags'> & {
  n: number
  author: number
  chapters: number[]
  chance: ReturnType<typeof dice>
}

async function audit(db: Database, making: RandomAuditInput): Promise<void> {
  const { n, author: author_id, organizations, chapters, chance } = making
  const { depot, north, south, other } = organizations
  const status = chance.of([0, 1, 2, 3, 3, 4, 4, 5, 5, 5])
  const starting_date = days[n % days.length]!
  const id = await insert(db, 'audits', {
    name: `Đợt ${n + 1}`,
    starting_date,
    ending_date: '2026-12-31',
    status,
    closing_date: status === auditStatus.CLOSE ? '2026-12-31' : null,
    corrective_ending_date: status === auditStatus.CORRECTIVE ? '2026-12-31' : null,
    organization_id: chance.of([organizations.company, north, south, depot, depot, other]),
    author_id,
  })
  await takeInto({ db }, id, status >= 3, n === 5)
  if (chance.under(9) === 0) return
  for (const [at, group_id] of chapters.entries())
    await sql`insert into audit_groups (audit_id, group_id, index_html, index_text, header, position)
      select ${id}, id, index_html, index_text, header, ${at} from library_groups where id = ${group_id}`.execute(db)
  await answers(db, making, id, starting_date)
}

async function answers(db: Database, making: RandomAuditInput, audit_id: number, day: string): Promise<void> {
  const { author, statuses, chapters, questions, chance } = making
  for (const [position, library_item_id] of questions.entries()) {
    const status_id = chance.of([statuses.NO, statuses.OK, statuses.OK, statuses.OBS, statuses.MAJ, statuses.MAJ])
    const finding_state = chance.of(['open', 'verified'])
    const item = await insert(db, 'audit_items', {
      audit_id,
      library_item_id,
      group_id: chapters[position % 2]!,
      header: `${'AB'[position % 2]}.${position}`,
      content: `<p>Câu hỏi số ${position}</p>`,
      asks_input: false,
      position,
      status_id,
      finding_state,
      corrective_date: chance.of([null, '2026-05-01', '2026-12-01']),
    })
    if (finding_state === 'verified' && chance.under(5) > 0)
      await follow({ db }, item, author, { day, hours: chance.under(30) * 24 + chance.under(24) })
  }
}

/** What statuses mean in an audit that has started; in an odd one a recommendation was a finding. */
const takeInto = ({ db }: Pick<World, 'db'>, audit: number, hasStarted: boolean, isOdd: boolean) =>
  sql`insert into audit_statuses (audit_id, status_id, is_finding, is_default, allows_comments, asks_input)
    select ${audit}, id, is_finding or (${isOdd} and code = 'OBS'), is_default, allows_comments, asks_input
    from item_statuses where ${hasStarted}`.execute(db)

const follow = (
  { db }: Pick<World, 'db'>,
  item: number,
  user: number,
  { day, hours }: { day: string; hours: number },
) =>
  sql`insert into audit_item_history (audit_item_id, user_id, action, status_code, completed, created_at) values
    (${item}, ${user}, 'answered', 'MAJ', null, ${`${day}T10:00:00Z`}::timestamptz),
    (${item}, ${user}, 'corrective_status_set', 'MAJ', true,
      ${`${day}T16:30:00Z`}::timestamptz + make_interval(hours => ${hours}))`.execute(db)
