import sharp from 'sharp'
import { superGroup } from '@apron/contract'
import type { Database } from '../../../apps/api/src/db/client.ts'
import { sampleAudit } from '../../../apps/api/src/testing/audits/sample-audit.ts'
import type { World } from '../../../apps/api/src/testing/world.ts'

/** Asks the server as whoever measures; throws for anything but 200. */
export type Call = <Data>(path: string, body?: object | FormData) => Promise<Data>

/** Audits of which papers are made. */
export const sizes = [
  { items: 300, groups: 30 },
  { items: 1243, groups: 113 },
] as const
const photos = 60
/** As a phone takes them. */
const [width, height] = [4000, 3000]
/** Photos of one finding. */
const each = 3

let taken = 0

/** Photos of 12 megapixels, sent as people send them; none is like another. */
export async function photosOf(call: Call): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < photos; at += 1) {
    taken += 1
    const form = new FormData()
    form.append('type', 'image')
    form.append('file', new File([new Uint8Array(await photo(taken))], `${taken}.jpg`))
    ids.push((await call<{ id: number }>('libraries/upload', form)).id)
  }
  return ids
}

async function photo(at: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 90 + at, sigma: 40 } as const
  const small = await sharp({
    create: { width: width / 8, height: height / 8, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer()
  return sharp(small).resize(width, height).jpeg({ quality: 85 }).toBuffer()
}

type Size = { groups: number; itemsPerGroup: number; photos: readonly number[] }

/** An audit in progress whose photos stand with as many conclusions as they need; gives its id. */
export async function auditOf(db: Database, { groups, itemsPerGroup, photos: all }: Size): Promise<number> {
  const { id, items, team } = await sampleAudit(worldOn(db), {
    groups,
    itemsPerGroup: itemsPerGroup,
    pictures: all.slice(0, each),
  })
  for (let at = each; at < all.length; at += each) {
    const audit_item_id = items[at * 2]!
    const text = {
      content: '<p>Đồng hồ chênh áp của bầu lọc chỉ 1,4 bar, giới hạn là 1,0 bar.</p>',
      result: '<p>Đã khóa van.</p>',
    }
    const { id: comment_id } = await db
      .insertInto('comments')
      .values({ audit_item_id, user_id: team.auditor, ...text, is_final: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    const files = all.slice(at, at + each).map((file_id, position) => ({ comment_id, file_id, position }))
    await db.insertInto('comment_files').values(files).execute()
  }
  return id
}

/** As much of a world as the sample of an audit needs: people who are there. */
function worldOn(db: Database): World {
  let made = 0
  const as = async () => {
    made += 1
    const values = {
      fullname: `Người ${made}`,
      email: `papers-${made}-${Date.now()}@example.test`,
      password_hash: '-',
      group_id: superGroup,
    }
    const { id } = await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()
    return { id, groupId: superGroup }
  }
  return { db, as } as unknown as World
}
