import { approvalStatus } from '@apron/contract'
import type { DocumentDetail } from '@apron/contract/documents'
import { ask } from '#lib/page/dialogs.ts'
import { t } from '#lib/text/i18n.ts'

/** Whether the outline of a document may be changed at all. */
export const isOpenToChange = ({ status }: Pick<DocumentDetail, 'status'>): boolean =>
  status.code === approvalStatus.APPROVAL

/** Says why the outline cannot be changed now. */
export function warnNotApproved(): Promise<boolean> {
  return ask({ title: t('outline.not_approved_title'), text: t('outline.not_approved') })
}
