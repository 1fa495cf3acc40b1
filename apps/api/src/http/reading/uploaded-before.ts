import { endingsOf, type Route, type UploadRule } from '@apron/contract'
import type { ReceivedFile } from '#files/store.ts'
import { Refusal } from '#kernel/refusals.ts'
import { tooManyFiles, type UploadIntake } from './multipart.ts'

/** The field by which a call names finished resumable uploads: one or several. */
const field = 'upload_id'

/**
 * Puts finished uploads among the files that came with the call, each into the first field that takes its kind, and
 * returns the body without their numbers. 415 where no field does, 413 where it is full.
 */
export async function withUploads(
  route: Route,
  body: unknown,
  files: Record<string, ReceivedFile[]>,
  uploading: Pick<UploadIntake, 'finished'>,
): Promise<unknown> {
  if (!route.files || typeof body !== 'object' || body === null || !(field in body)) return body
  const { [field]: ids, ...rest } = body as Record<string, unknown>
  for (const file of await uploading.finished(ids)) {
    const [name, rule] = fieldFor(route.files, file)
    if (files[name]!.length >= rule.atMost) throw tooManyFiles(rule)
    files[name]!.push(file)
  }
  return rest
}

function fieldFor(rules: Record<string, UploadRule>, { kind, name }: ReceivedFile): [string, UploadRule] {
  const whole = Object.entries(rules).filter(([, { copy, isPart }]) => !copy && !isPart)
  const taking = whole.find(([, { kinds }]) => kinds.includes(kind))
  if (taking) return taking
  throw new Refusal(415, 'file_type', { name, accepted: endingsOf(whole.flatMap(([, { kinds }]) => kinds)) })
}
