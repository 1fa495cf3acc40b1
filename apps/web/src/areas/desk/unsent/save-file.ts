import { code } from '#lib/code/code.ts'
import { t } from '#lib/text/i18n.ts'
import { heldNow } from '#lib/outbox/store/held.ts'
import { takeIn } from '#lib/outbox/outbox.ts'
import { noticeProblem, noticeSuccess } from '#lib/page/notices.ts'
import { currentSession } from '#lib/session/session.ts'

const rescue = code(() => import('#lib/outbox/store/rescue.ts'))

/** Fetches what makes the file while there is a network. */
export function prepareSaving(): void {
  void rescue.load().catch(() => undefined)
}

/** Saves all that this person has not sent to a file of theirs; gives the identities of what is in it, null when it could not be made. */
export async function saveToFile(): Promise<readonly string[] | null> {
  const changes = heldNow()
  try {
    const { rescueFile } = await rescue.load()
    const file = await rescueFile(currentSession()?.user.id ?? 0, changes)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = `apron-${new Date().toISOString().slice(0, 16).replaceAll(/[-:T]/g, '')}.zip`
    link.click()
    // The browser reads it after this turn.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    return changes.map(({ id }) => id)
  } catch {
    noticeProblem(t('keep.save_failed'))
    return null
  }
}

/** Imports the changes of such a file, each once; shows an error when it is somebody else's or damaged. */
export async function takeInFile(file: File): Promise<void> {
  const { readRescue } = await rescue.load()
  const changes = await readRescue(file, currentSession()?.user.id ?? 0)
  if (changes === 'broken') return noticeProblem(t('keep.file_broken'))
  if (changes === 'foreign') return noticeProblem(t('keep.file_foreign'))
  try {
    await takeIn(changes)
    noticeSuccess('keep.taken_in', { count: changes.length })
  } catch {
    noticeProblem(t('keep.file_unkept'))
  }
}
