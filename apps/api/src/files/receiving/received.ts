import type { FileKind, PhotoMetadata } from '@apron/contract'
import { instantOf } from './taken-at.ts'

/** A stored picture without metadata, and what its metadata said. */
export type CleanPicture = {
  type: string
  digest: string
  bytes: number
  smallDigest: string
  width: number
  height: number
  takenAt: Date | null
  latitude: number | null
  longitude: number | null
}

/** A file that has arrived, been checked and lies on the disk, but belongs to nobody yet. */
export type ReceivedFile = Partial<Omit<CleanPicture, 'width' | 'height'>> & {
  name: string
  type: string
  kind: FileKind
  /** Of what is stored and served. */
  digest: string
  bytes: number
  /** Of what was sent. */
  receivedDigest: string
  width?: number | null
  height?: number | null
  /** Seconds of a video or a sound. */
  duration?: number
  takenByDevice?: boolean
  /** Of a resumable upload that has its record. */
  id?: number
  /** Of a part: where it lies for as long as the call. */
  path?: string
}

/** A picture with what a device said of it; its own metadata counts first. */
export function told(picture: ReceivedFile, said: PhotoMetadata | null | undefined, timeZone: string): ReceivedFile {
  const tells = picture.takenAt || typeof picture.latitude === 'number'
  if (tells || !said || (said.time === null && said.latitude === null)) return picture
  const { time, offset, latitude, longitude } = said
  return {
    ...picture,
    takenAt: time ? instantOf(time, offset, timeZone) : null,
    latitude,
    longitude,
    takenByDevice: true,
  }
}
