import type { FileKind } from '@apron/contract'
import { media, type Medium } from '@apron/contract/documents'
import { useWrite } from '#lib/calls/queries.ts'
import { ask } from '#lib/page/dialogs.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { useCan, useCanCall } from '#lib/session/can.ts'
import { t } from '#lib/text/i18n.ts'
import type { Selection } from '#ui/list/selection.ts'
import { confirmTrash } from '#ui/window/confirm.ts'

type MediaFile = Pick<Medium, 'id' | 'file_name'>

const confirmDestruction = (name: string) =>
  ask({
    title: t('mediaScreens.destroy_title'),
    text: t('mediaScreens.destroy_text', { name }),
    confirm: t('mediaScreens.destroy'),
    destroys: true,
  })

/**
 * What can be done with a file of the library or of its trash, which then is chosen no longer. Each resolves with
 * whether it was done; a refusal has been shown.
 */
export function useFileMoves({ ids, set }: Selection) {
  const can = useCan()
  const canCall = useCanCall()
  const removal = useWrite(media.remove)
  const restoring = useWrite(media.restore)
  const destruction = useWrite(media.destroy)
  const done = (answer: Promise<unknown>, { id }: MediaFile) =>
    answer.then(
      () => {
        if (ids.includes(id)) set(ids.filter((one) => one !== id))
        return true
      },
      () => false,
    )

  const restore = async (file: MediaFile) => {
    const isDone = await done(restoring.write({ params: { id: file.id } }), file)
    if (isDone) noticeSuccess('mediaScreens.restored', { name: file.file_name })
    return isDone
  }
  const trash = async (file: MediaFile) => {
    const { id, file_name: name } = file
    if (!(await confirmTrash(name)) || !(await done(removal.write({ params: { id } }), file))) return false
    const undo = { text: t('mediaScreens.undo'), run: () => void restore(file) }
    noticeSuccess('mediaScreens.trashed', { name }, canCall(media.restore) ? undo : undefined)
    return true
  }
  const destroy = async (file: MediaFile) => {
    const { id, file_name: name } = file
    if (!(await confirmDestruction(name)) || !(await done(destruction.write({ params: { id } }), file))) return false
    noticeSuccess('mediaScreens.destroyed', { name })
    return true
  }
  return {
    trash,
    restore,
    destroy,
    isBusy: removal.isWriting || restoring.isWriting || destruction.isWriting,
    mayTrash: (kind: FileKind) => can(kind === 'document' ? 'DELETE_DOCUMENT_MANAGER' : 'DELETE_MEDIA'),
    mayRestore: canCall(media.restore),
    mayDestroy: canCall(media.destroy),
  }
}
export type FileMoves = ReturnType<typeof useFileMoves>
