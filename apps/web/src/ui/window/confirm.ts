import { ask } from '#lib/page/dialogs.ts'
import { t } from '#lib/text/i18n.ts'

const confirmRemoval = (text: string) =>
  ask({ title: t('actions.confirm_delete'), text, confirm: t('actions.delete'), destroys: true })

/** Asks before one named thing is deleted. */
export function confirmDelete(name: string): Promise<boolean> {
  return confirmRemoval(t('actions.delete_text', { name }))
}

/** Asks before several records are deleted, naming how many. */
export function confirmDeleteMany(count: number): Promise<boolean> {
  return confirmRemoval(t('actions.delete_many_text', { count }))
}

/** Asks before one named thing goes to the trash, from where it can come back. */
export function confirmTrash(name: string): Promise<boolean> {
  return confirmRemoval(t('trash.one_text', { name }))
}

/** The same for several records. */
export function confirmTrashMany(count: number): Promise<boolean> {
  return confirmRemoval(t('trash.many_text', { count }))
}

/** Asks before something typed is thrown away. */
export function confirmDiscard(): Promise<boolean> {
  return ask({
    title: t('actions.unsaved'),
    text: t('actions.unsaved_text'),
    confirm: t('actions.discard'),
    cancel: t('actions.keep_editing'),
    destroys: true,
  })
}
