import { invitations, type SeenUser } from '@apron/contract/people'
import { useWrite } from '#lib/calls/queries.ts'
import { ask } from '#lib/page/dialogs.ts'
import { useText } from '#lib/text/i18n.ts'

/** Sends a link to somebody who has no password yet, or takes it back. */
export function useInvitation({ id, fullname }: SeenUser): { send: () => void; withdraw: () => void } {
  const t = useText()
  const sending = useWrite(invitations.send, { success: 'invitations.sent' })
  const withdrawal = useWrite(invitations.withdraw, { success: 'invitations.is_withdrawn' })
  const withdrawIfSure = async () => {
    const isSure = await ask({
      title: t('invitations.withdraw_confirm'),
      text: t('invitations.withdraw_text', { name: fullname }),
      confirm: t('invitations.withdraw'),
      destroys: true,
    })
    if (isSure) withdrawal.start({ params: { id } })
  }
  return { send: () => sending.start({ params: { id } }), withdraw: () => void withdrawIfSure() }
}
