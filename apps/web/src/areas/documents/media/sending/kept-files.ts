import type { AnswerOf } from '@apron/contract'
import { media } from '@apron/contract/documents'
import { call } from '#lib/calls/call.ts'
import { readAnew } from '#lib/calls/queries.ts'
import { uploading } from '#lib/calls/uploading.ts'
import { factsOf } from '#lib/change-feed/stale-answers.ts'
import type { Change, OutboxChange } from '#lib/outbox/change.ts'
import type { Kind, Kinds } from '#lib/outbox/change-kinds.ts'
import { enqueueChange } from '#lib/outbox/outbox.ts'
import { filesIn, inField } from '#lib/outbox/store/files.ts'
import { useHeld } from '#lib/outbox/store/held.ts'
import { parts } from '#lib/outbox/uploads/parts.ts'
import { goInParts } from '#lib/outbox/uploads/sizes.ts'
import { noticeProblem, noticeSuccess } from '#lib/page/notices.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { t } from '#lib/text/i18n.ts'
import { fileSize } from '#ui/text/file-size.ts'

type OutboxFile = { name: string; bytes: number }

/**
 * Puts a file for the library into the outbox, with a frame when it is a video; resolves when this device has stored
 * it.
 */
export function putInLibrary(file: File, poster: File | null): Promise<void> {
  const value: OutboxFile = { name: file.name, bytes: file.size }
  const files = [...inField('file', [file]), ...inField('poster', poster ? [poster] : [])]
  return enqueueChange({ kind: 'media_file', order: `media/${randomUuid()}`, value, files }).kept
}

/** Files of this person that are not in the library yet, in the order in which they were chosen. */
export function useFilesOnTheirWay(): readonly OutboxChange[] {
  return useHeld().filter(({ kind }) => kind === 'media_file')
}

const putOf = ({ value }: Change) => value as OutboxFile

async function attached(change: Change, stop: AbortSignal) {
  if (!goInParts(change.files.map(({ file }) => file)))
    return { files: { file: filesIn(change.files, 'file'), poster: filesIn(change.files, 'poster') } }
  return { uploads: await (await parts.until()).sendFilesOf(change, 'media', stop) }
}

const file: Kind = {
  purpose: 'media',
  send: async (change, stop) => {
    const sent = await attached(change, stop)
    const ways = { idempotencyKey: change.id, signal: stop, ...('files' in sent && { through: uploading(change.id) }) }
    return (await call(media.upload, { body: {}, ...sent }, ways)).data
  },
  arrived: (_, { file_name }: AnswerOf<typeof media.upload>['data']) => {
    noticeSuccess('keep.media_arrived', { name: file_name })
    void readAnew(factsOf(media.upload, {}))
  },
  refused: (change) =>
    noticeProblem(t('keep.media_refused', { name: putOf(change).name, reason: change.problem ?? '' })),
  describe: (change) => {
    const { name, bytes } = putOf(change)
    return { what: 'keep.media_file', where: '', says: `${name} (${fileSize(bytes)})`, to: '/libraries/media' }
  },
}

/** What is put into the library and may wait on a device. */
export const kinds: Kinds['kinds'] = { media_file: file }
