import { fileKinds, type FileKind, type UploadRule } from '@apron/contract'
import { Unfinished, Unreadable, type Fence } from '../../fenced/fence.ts'
import type { Turn } from '../../fenced/turns.ts'
import { Refusal } from '../../http/answering/refusal.ts'
import type { Incoming } from '../blobs.ts'
import type { FileTasks } from './file-tasks.ts'
import type { Made, Written } from './prepare-picture.ts'

/** What the content of a file turned out to be; the ending is what people know its type by. */
export type Inspected = { type: string; kind: FileKind; ending: string }

/** What a picture has become, where it lies now. */
export type Prepared = Omit<Made, 'picture' | 'small'> & {
  picture: Made['picture'] & { path: string }
  small: Written & { path: string }
}

/** A file that has come, with what it is called in a refusal. */
export type Arrived = { fence: Fence<FileTasks>; turn: Turn; incoming: Incoming; name: string }

/** Decides the type by the content; 415 when the rule does not accept it, 413 when it is too large for its kind. */
export async function inspect(arrived: Arrived, rule: UploadRule): Promise<Inspected> {
  const { fence, turn, incoming, name } = arrived
  const sniffed = await fence.runOn(turn, 'sniff', incoming.path, {}).catch((error) => refuse(error, arrived))
  const kind = rule.kinds.find((candidate) =>
    (fileKinds[candidate].types as readonly string[]).includes(sniffed?.type ?? ''),
  )
  if (!sniffed || !kind) {
    const accepted = rule.kinds.flatMap((candidate) => [...fileKinds[candidate].endings]).join(', ')
    throw new Refusal(415, 'file_type', { name, accepted })
  }
  const largest = fileKinds[kind].largest
  if (incoming.cut || incoming.bytes > largest) {
    throw new Refusal(413, 'file_too_large', { name, max: `${largest / 1024 / 1024} MB` })
  }
  return { ...sniffed, kind }
}

/** Takes off a picture what is not to be seen and makes its small copy; 415 when it cannot be read. */
export async function prepare(arrived: Arrived, type: string, copy: UploadRule['copy']): Promise<Prepared> {
  const { fence, turn, incoming } = arrived
  const { path } = incoming
  const { picture, small, ...told } = await fence
    .runOn(turn, 'picture', path, { type, copy })
    .catch((error) => refuse(error, arrived))
  return { ...told, picture: { ...picture, path: `${path}.picture` }, small: { ...small, path: `${path}.small` } }
}

function refuse(error: unknown, { name }: Arrived): never {
  if (error instanceof Unreadable) throw new Refusal(415, 'file_unreadable', { name })
  if (error instanceof Unfinished) throw new Refusal(415, 'file_too_hard', { name })
  throw error
}
