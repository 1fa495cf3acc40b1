import type { FileKind } from '@apron/contract'

/** A picture without what is not to be seen, kept, and what it told of itself. */
export type Cleaned = {
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
export type Received = Partial<Cleaned> & {
  name: string
  type: string
  kind: FileKind
  /** Of what is kept and served. */
  digest: string
  bytes: number
  /** Of what was sent. */
  receivedDigest: string
}
