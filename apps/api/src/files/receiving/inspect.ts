import { endingsOf, fileKinds, type FileKind, type UploadRule } from '@apron/contract'
import { Unfinished, Unreadable, type Sandbox } from '#sandbox/sandbox.ts'
import type { QueueOwner } from '#sandbox/fair-queue.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { ScratchFile } from '../scratch.ts'
import type { FileTasks } from './file-tasks.ts'
import type { PictureResult, DiskFile } from './prepare-picture.ts'
import type { Film } from './read-film.ts'

/** What the content of a file turned out to be; the ending is what people know its type by. */
export type FileInspection = { type: string; kind: FileKind; ending: string }

/** What a picture has become, where it lies now. */
export type PreparedPicture = Omit<PictureResult, 'picture' | 'small'> & {
  picture: PictureResult['picture'] & { path: string }
  small: DiskFile & { path: string }
}

/** A file that has come, with what it is called in a refusal. */
export type IncomingFile = { sandbox: Sandbox<FileTasks>; turn: QueueOwner; incoming: ScratchFile; name: string }

/** Decides the type by the content; 415 when the rule does not accept it or there is nothing in it, 413 when it is too large for its kind. */
export async function inspect(arrived: IncomingFile, rule: UploadRule): Promise<FileInspection> {
  const { sandbox, turn, incoming, name } = arrived
  if (incoming.bytes === 0) throw new Refusal(415, 'file_empty', { name })
  const sniffed = await sandbox.runOn(turn, 'sniff', incoming.path, {}).catch((error) => refuse(error, arrived))
  const kind = rule.kinds.find((candidate) =>
    (fileKinds[candidate].types as readonly string[]).includes(sniffed?.type ?? ''),
  )
  if (!sniffed || !kind) throw notAccepted(name, rule)
  checkSize(incoming, name, kind)
  return { ...sniffed, kind }
}

/** Hours that a video or a sound may last. */
const longest = 4

/** What a video or a sound is once its tracks are known: one without pictures is a sound whatever carries it; 413 and 415 as above, and 413 for one of more than four hours. */
export async function inspectFilm(arrived: IncomingFile, rule: UploadRule): Promise<Film> {
  const { sandbox, turn, incoming, name } = arrived
  const film = await sandbox.runOn(turn, 'film', incoming.path, {}).catch((error) => refuse(error, arrived))
  if (!rule.kinds.includes(film.kind)) throw notAccepted(name, rule)
  checkSize(incoming, name, film.kind)
  if (film.duration > longest * 3600) throw new Refusal(413, 'file_too_long', { name, hours: longest })
  return film
}

function checkSize(incoming: ScratchFile, name: string, kind: FileKind): void {
  const { largest } = fileKinds[kind]
  if (!incoming.cut && incoming.bytes <= largest) return
  throw new Refusal(413, 'file_too_large', { name, max: `${largest / 1024 / 1024} MB` })
}

function notAccepted(name: string, rule: UploadRule): Refusal {
  return new Refusal(415, 'file_type', { name, accepted: endingsOf(rule.kinds) })
}

/** Takes off a picture what is not to be seen and makes its small copy; 415 when it cannot be read. */
export async function prepare(arrived: IncomingFile, type: string, copy: UploadRule['copy']): Promise<PreparedPicture> {
  const { sandbox, turn, incoming } = arrived
  const { path } = incoming
  const { picture, small, ...told } = await sandbox
    .runOn(turn, 'picture', path, { type, copy })
    .catch((error) => refuse(error, arrived))
  return { ...told, picture: { ...picture, path: `${path}.picture` }, small: { ...small, path: `${path}.small` } }
}

function refuse(error: unknown, { name }: IncomingFile): never {
  if (error instanceof Unreadable) throw new Refusal(415, 'file_unreadable', { name })
  if (error instanceof Unfinished) throw new Refusal(415, 'file_too_hard', { name })
  throw error
}
