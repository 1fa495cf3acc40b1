import { media } from '@apron/contract/documents'
import { call } from '#lib/calls/call.ts'
import { ask } from '#lib/page/dialogs.ts'
import { t } from '#lib/text/i18n.ts'
import { putInLibrary } from './kept-files.ts'
import { posterOf } from './poster.ts'

/**
 * Puts files for the library into the outbox one after the other, each with a frame when it is a video; resolves when
 * this device has stored all of them.
 */
export async function putFiles(files: readonly File[]): Promise<void> {
  for (const file of files) {
    if (await mayBeNumbered(file.name)) await putInLibrary(file, await posterOf(file))
  }
}

/** Asks before a document stands in the library beside one of its name; without a network the server gives the number unasked. */
async function mayBeNumbered(name: string): Promise<boolean> {
  const query = { search: name, page: 1, per_page: 100 }
  const alike = await call(media.documents, { query }).then(
    ({ data }) => data,
    () => [],
  )
  const plain = name.normalize('NFC').toLowerCase()
  if (!alike.some(({ file_name }) => file_name.toLowerCase() === plain)) return true
  return ask({
    title: t('mediaSending.taken_title'),
    text: t('mediaSending.taken_text', { name }),
    confirm: t('mediaSending.taken_add'),
  })
}
