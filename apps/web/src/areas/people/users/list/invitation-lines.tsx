import { invitations, type SeenUser } from '@apron/contract/people'
import { IconMailForward, IconMailOff } from '@tabler/icons-react'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { ask } from '../../../../lib/page/dialogs.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { MenuLine } from '../../../../ui/window/menu-lines.tsx'

/** What can be done with the invitation of somebody who has no password yet. */
export function InvitationLines({ user: { id, fullname, invitation } }: { user: SeenUser }) {
  const t = useText()
  const send = useWrite(invitations.send, { success: 'invitations.sent' })
  const withdraw = useWrite(invitations.withdraw, { success: 'invitations.is_withdrawn' })
  const isThere = invitation !== 'withdrawn'
  const withdrawIfSure = async () => {
    const isSure = await ask({
      title: t('invitations.withdraw_confirm'),
      text: t('invitations.withdraw_text', { name: fullname }),
      confirm: t('invitations.withdraw'),
      destroys: true,
    })
    if (isSure) withdraw.start({ params: { id } })
  }
  return (
    <>
      <MenuLine Icon={IconMailForward} onClick={() => send.start({ params: { id } })}>
        {t(isThere ? 'invitations.send_again' : 'invitations.send')}
      </MenuLine>
      {isThere && (
        <MenuLine Icon={IconMailOff} onClick={() => void withdrawIfSure()}>
          {t('invitations.withdraw')}
        </MenuLine>
      )}
    </>
  )
}
