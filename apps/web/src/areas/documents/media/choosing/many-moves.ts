import { media } from '@apron/contract/documents'
import { useWrite } from '#lib/calls/queries.ts'
import { ask } from '#lib/page/dialogs.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { useCanCall } from '#lib/session/can.ts'
import { t } from '#lib/text/i18n.ts'
import type { Selection } from '#ui/list/selection.ts'
import { confirmTrashMany } from '#ui/window/confirm.ts'

const confirmDestruction = (count: number) =>
  ask({
    title: t('mediaScreens.destroy_many_title', { count }),
    text: t('mediaScreens.destroy_many_text', { count }),
    confirm: t('mediaScreens.destroy'),
    destroys: true,
  })

/** What can be done with the chosen files of the library or of its trash: with all of them, or with none when one cannot go. */
export function useManyMoves({ ids, clear }: Selection) {
  const canCall = useCanCall()
  const removal = useWrite(media.removeMany)
  const restoring = useWrite(media.restoreMany)
  const destruction = useWrite(media.destroyMany)
  const count = ids.length
  const body = { ids: [...ids] }
  const done = async (answer: Promise<unknown>) => {
    const isDone = await answer.then(
      () => true,
      () => false,
    )
    if (isDone) clear()
    return isDone
  }

  const restore = async () => {
    if (await done(restoring.write({ body }))) noticeSuccess('mediaScreens.restored_many', { count })
  }
  const trash = async () => {
    if (!(await confirmTrashMany(count)) || !(await done(removal.write({ body })))) return
    const undo = { text: t('mediaScreens.undo'), run: () => void restore() }
    noticeSuccess('mediaScreens.trashed_many', { count }, canCall(media.restoreMany) ? undo : undefined)
  }
  const destroy = async () => {
    if (!(await confirmDestruction(count)) || !(await done(destruction.write({ body })))) return
    noticeSuccess('mediaScreens.destroyed_many', { count })
  }
  return {
    trash: () => void trash(),
    restore: () => void restore(),
    destroy: () => void destroy(),
    isBusy: removal.isWriting || restoring.isWriting || destruction.isWriting,
    mayRestore: canCall(media.restoreMany),
    mayDestroy: canCall(media.destroyMany),
  }
}
