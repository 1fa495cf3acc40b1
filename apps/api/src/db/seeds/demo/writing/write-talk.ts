import type { Language } from '@apron/messages'
import type { FileStore } from '#files/store.ts'
import type { Database } from '../../../client.ts'
import type { FrozenFile } from '../../../schema/papers/minutes-snapshot.ts'
import type { Remark, Reply } from '../audits/audit.ts'
import { dayFrom, momentOn } from '../days.ts'
import { paragraph } from '../paragraph.ts'
import type { Photos } from '../photos/photos.ts'
import { mayAnswer, type Clock, type Plan, type PlannedItem } from '../plan.ts'
import { reserve } from './reserve.ts'
import type { WrittenAudits } from './write-audits.ts'
import type { Company } from './write-company.ts'

export type ItemRemark = { remark: Remark; item: PlannedItem; under: Remark | null; at: Date; byAuditor: boolean }
export type Talk = { said: ItemRemark[]; filesOf(remark: Reply): FrozenFile[] }
type TalkSeedInput = { company: Company; written: WrittenAudits; clock: Clock; store: FileStore; photos: Photos }

/** The comments with their answers and photos. */
export async function writeTalk(db: Database, language: Language, found: TalkSeedInput): Promise<Talk> {
  const { company, written, clock } = found
  const said = written.plans.flatMap((plan) => plan.items.flatMap((item) => talkAbout(plan, item, clock)))
  const comment = await reserve<Reply>(
    db,
    'comments',
    said.map(({ remark }) => remark),
  )
  await db
    .insertInto('comments')
    .values(
      said.map(({ remark, item, under, at, byAuditor }) => ({
        id: comment(remark),
        audit_item_id: written.itemId(item),
        parent_id: under ? comment(under) : null,
        user_id: company.user(remark.by),
        content: paragraph(remark.text[language]),
        result: remark.result ? paragraph(remark.result[language]) : null,
        is_final: remark.final === true,
        by_auditor: byAuditor,
        created_at: at,
      })),
    )
    .execute()
  const files = await recordPhotos(db, said, found)
  await db
    .insertInto('comment_files')
    .values(
      [...files].flatMap(([remark, list]) =>
        list.map((file, place) => ({ comment_id: comment(remark), file_id: file.id, position: place + 1 })),
      ),
    )
    .execute()
  return { said, filesOf: (remark) => files.get(remark) ?? [] }
}

function talkAbout(plan: Plan, item: PlannedItem, { today, now }: Clock): ItemRemark[] {
  const { audit } = plan
  const { answered } = item
  if (!answered) return []
  const later = (start: Date, minutes: number) => new Date(Math.min(start.getTime() + minutes * 60_000, now.getTime()))
  return (answered.answer.remarks ?? []).flatMap((remark, place) => {
    const at = later(answered.at, 4 + place * 95)
    // While findings are corrected, the answers come after the audit's own days.
    const begins = audit.corrects ? momentOn(dayFrom(today, audit.corrects.from + 2), 35, now) : later(at, 50)
    const replies = (remark.replies ?? []).map((reply, turn) => ({
      remark: reply,
      item,
      under: remark,
      at: later(begins, turn * 160),
      byAuditor: mayAnswer(plan, reply.by),
    }))
    return [{ remark, item, under: null, at, byAuditor: mayAnswer(plan, remark.by) }, ...replies]
  })
}

async function recordPhotos(
  db: Database,
  said: readonly ItemRemark[],
  found: TalkSeedInput,
): Promise<Map<Reply, FrozenFile[]>> {
  const files = new Map<Reply, FrozenFile[]>()
  for (const { remark } of said) {
    const received = (remark.photos ?? []).flatMap((key) => found.photos.get(key) ?? [])
    if (received.length === 0) continue
    const ids = await found.store.recordAll(db, received, found.company.user(remark.by))
    files.set(
      remark,
      ids.map((id, place) => ({ id, name: received[place]?.name ?? '' })),
    )
  }
  return files
}
