import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { SettingValues } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { Refusal } from '#kernel/refusals.ts'

/** What one person may store, and what stays free on the disk. */
export type Limits = Pick<SettingValues, 'quota_mb' | 'free_disk_mb'>

/** What one call takes of the disk while it is received. */
export type Share = {
  /** Counts bytes that came; 507 when there is no room for them. */
  take(bytes: number): Promise<void>
  /** Gives bytes back that were thrown away. */
  giveBack(bytes: number): void
  /** Ends the call: its records count from now on, or what it left on the disk counts until it is swept. */
  end(isDone: boolean): void
}
export type Room = { open(ownerId: number | null): Share }

const mebibyte = 1024 * 1024
/** After how many bytes the disk is asked again. */
const step = mebibyte
const hour = 3_600_000

/** Keeps every person within their quota and the disk from filling up, also while several calls are received at once. */
export function openRoom(db: Database, directory: string, limits: () => Limits, leftFor: number): Room {
  /** Of every person: what is being received, and what refused calls left on the disk, by the hour in which they did. */
  const coming = new Map<number, number>()
  const left = new Map<number, Map<number, number>>()

  const add = (ownerId: number, bytes: number) => {
    const sum = (coming.get(ownerId) ?? 0) + bytes
    if (sum > 0) coming.set(ownerId, sum)
    else coming.delete(ownerId)
  }
  function leave(ownerId: number, bytes: number): void {
    const now = Math.floor(performance.now() / hour)
    const hours = left.get(ownerId) ?? new Map<number, number>()
    left.set(ownerId, hours.set(now, (hours.get(now) ?? 0) + bytes))
  }
  function leftOf(ownerId: number): number {
    const oldest = Math.floor((performance.now() - leftFor) / hour)
    const hours = left.get(ownerId)
    if (!hours) return 0
    for (const at of hours.keys()) if (at < oldest) hours.delete(at)
    if (hours.size === 0) left.delete(ownerId)
    return [...hours.values()].reduce((sum, bytes) => sum + bytes, 0)
  }

  return {
    open(ownerId) {
      let own = 0
      let asked = -step
      let kept: number | undefined
      return {
        async take(bytes) {
          own += bytes
          if (ownerId !== null) add(ownerId, bytes)
          if (own - asked >= step) {
            asked = own
            await checkDisk(directory, limits().free_disk_mb * mebibyte)
          }
          if (ownerId === null) return
          kept ??= await keptBy(db, ownerId)
          const quota = limits().quota_mb * mebibyte
          if (kept + (coming.get(ownerId) ?? 0) + leftOf(ownerId) > quota) throw quotaFull(quota)
        },
        giveBack(bytes) {
          own -= bytes
          asked = Math.min(asked, own)
          if (ownerId !== null) add(ownerId, -bytes)
        },
        end(isDone) {
          if (ownerId === null || own === 0) return
          add(ownerId, -own)
          if (!isDone) leave(ownerId, own)
          own = 0
        },
      }
    },
  }
}

/** Holds a person's files until the transaction ends, and refuses with 507 what goes beyond their quota. */
export async function checkQuota(db: Database, ownerId: number, bytes: number, quota: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('apron.files_of'), ${ownerId})`.execute(db)
  if ((await keptBy(db, ownerId)) + bytes > quota) throw quotaFull(quota)
}

async function keptBy(db: Database, ownerId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select ((select coalesce(sum(bytes), 0) from files where owner_id = ${ownerId} and swept_at is null)
      + (select coalesce(sum(bytes), 0) from uploads where owner_id = ${ownerId} and is_open))::bigint as bytes`.execute(
    db,
  )
  return rows[0]!.bytes
}

/** Refuses with 507 what would leave less than so many bytes free on the disk of a directory. */
export async function checkDisk(directory: string, leastFree: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize < leastFree) throw new Refusal(507, 'disk_full')
}

const quotaFull = (quota: number) => new Refusal(507, 'quota_full', { max: sizeText(quota) })

const sizeText = (bytes: number) =>
  bytes >= 1024 * mebibyte
    ? `${Math.round((bytes / 1024 / mebibyte) * 10) / 10} GB`
    : `${Math.floor(bytes / mebibyte)} MB`
