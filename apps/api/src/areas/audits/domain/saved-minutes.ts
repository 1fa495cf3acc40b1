import {
  countsOf,
  type AuditResult,
  type ItemReport,
  type MinutesHead,
  type MinutesRow,
  type SavedMinutes,
  type Seal,
} from '@apron/contract/audits'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import type { Database } from '#db/client.ts'
import type { FrozenFile, FrozenItem, FrozenPaper, MinutesSnapshot } from '#db/schema/papers/minutes-snapshot.ts'
import type { FileStore, Variant } from '#files/store.ts'
import { found, Refusal } from '#kernel/refusals.ts'
import { presentPaper } from './paper-head.ts'

export type MinutesEntry = {
  id: number
  number: string | null
  author_id: number
  author_name: string
  total_result: number
  is_addendum: boolean
  created_at: string
}
export type Minutes = MinutesEntry & {
  conclusion: string
  self_assessment: string
  snapshot: MinutesSnapshot
  digest: string
}

export const entry = ['id', 'number', 'author_id', 'author_name', 'total_result', 'is_addendum', 'created_at'] as const
const whole = [...entry, 'conclusion', 'self_assessment', 'snapshot', 'digest'] as const

export async function find(db: Database, auditId: number, id: number): Promise<Minutes> {
  const rows = db.selectFrom('minutes').select(whole).where('audit_id', '=', auditId)
  return found(await rows.where('id', '=', id).executeTakeFirst())
}

export function findLast(db: Database, auditId: number): Promise<Minutes | undefined> {
  const rows = db.selectFrom('minutes').select(whole).where('audit_id', '=', auditId)
  return rows.orderBy('id', 'desc').limit(1).executeTakeFirst()
}

/** The newest minutes of an audit; 402 before there are any. */
export async function findResult(db: Database, auditId: number): Promise<Minutes> {
  return (await findLast(db, auditId)) ?? noMinutes()
}

/** Their id alone: what minutes froze may be megabytes. */
export async function idOfResult(db: Database, auditId: number): Promise<number> {
  const rows = db.selectFrom('minutes').select('id').where('audit_id', '=', auditId)
  return (await rows.orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? noMinutes()
}

function noMinutes(): never {
  throw new Refusal(402, 'result_not_exported')
}

export const presentEntry = (row: MinutesEntry): MinutesRow => ({
  id: row.id,
  number: row.number,
  user: { id: row.author_id, fullname: row.author_name },
  total_result: row.total_result,
  is_addendum: row.is_addendum,
  created_at: row.created_at,
})

type Addresses = Pick<FileStore, 'url' | 'link'>
/** Where files are, whose paper minutes are that did not keep it, and where the product is reached. */
export type MinutesContext = { fileStore: Addresses; paper: FrozenPaper; address: string }

/** Where anybody who holds the digest of minutes may ask for it. */
export const sealOf = ({ digest }: Pick<Minutes, 'digest'>, { address }: Pick<MinutesContext, 'address'>): Seal => ({
  digest,
  url: `${address}/verify/${digest}`,
})

export function present(row: Minutes, shown: MinutesContext): SavedMinutes {
  const { snapshot } = row
  const { fileStore } = shown
  const chosen = new Set(snapshot.chosen)
  return {
    ...presentEntry(row),
    date: snapshot.date,
    seal: sealOf(row, shown),
    checklist: presentHead(snapshot, shown),
    conclusion: signImages(row.conclusion, fileStore),
    self_assessment: signImages(row.self_assessment, fileStore),
    counts: countsOf(snapshot.items),
    items: snapshot.items.filter(({ id }) => chosen.has(id)).map((item) => presentItem(item, fileStore)),
    left_out: snapshot.items.filter(({ id, status }) => status.is_finding && !chosen.has(id)).map(({ id }) => id),
  }
}

export function presentResult(row: Minutes, shown: MinutesContext): AuditResult {
  const { snapshot } = row
  const { fileStore } = shown
  const byGroup = Map.groupBy(snapshot.items, ({ group_id }) => group_id)
  return {
    minutes_id: row.id,
    number: row.number,
    is_addendum: row.is_addendum,
    date: snapshot.date,
    seal: sealOf(row, shown),
    created_at: row.created_at,
    checklist: presentHead(snapshot, shown),
    conclusion: signImages(row.conclusion, fileStore),
    self_assessment: signImages(row.self_assessment, fileStore),
    counts: countsOf(snapshot.items),
    groups: snapshot.groups.map((group) => ({
      ...group,
      items: (byGroup.get(group.id) ?? []).map((item) => presentItem(item, fileStore)),
    })),
  }
}

/** The period runs forwards, also in minutes that were saved before the day that was planned. */
function presentHead({ audit, date, organization, team, paper }: MinutesSnapshot, shown: MinutesContext): MinutesHead {
  const users = team.map(({ id, alias, part, members }) => ({ team_role_id: id, alias, part, users: members }))
  const starting_date = audit.starting_date < date ? audit.starting_date : date
  return {
    scope: '',
    criteria: '',
    category: null,
    ...audit,
    starting_date,
    organization,
    users,
    paper: presentPaper(paper ?? shown.paper, shown.fileStore),
  }
}

export function presentItem(item: FrozenItem, fileStore: Addresses): ItemReport {
  const { final_comment: comment } = item
  const files = (list: FrozenFile[], variant: Variant) =>
    list.map(({ id, name }) => ({ id, name, url: fileStore.url(id, variant) }))
  return {
    id: item.id,
    group_id: item.group_id,
    header: item.header,
    content: signImages(item.content, fileStore),
    status: item.status,
    corrective_date: item.corrective_date,
    finding_number: item.finding_number ?? null,
    responsible: item.responsible ?? null,
    final_comment: comment && {
      content: signImages(comment.content, fileStore),
      result: comment.result && signImages(comment.result, fileStore),
      images: files(comment.images, 'original'),
      small_images: files(comment.images, 'small'),
      files: files(comment.documents, 'original'),
    },
    document_items: item.references,
  }
}
