import { code } from '#lib/code/code.ts'
import type { KindsOfArea } from '#lib/outbox/change-kinds.ts'
import { withTexts } from '#lib/text/room-texts.ts'

/** What is put into the library and may wait on a device. */
export const documentsKinds: KindsOfArea = {
  names: ['media_file'],
  code: code(() => withTexts('keep', import('./media/sending/kept-files.ts'))),
}
