import { invitations, users } from '@apron/contract/people'
import { navigate } from '#lib/router/router.ts'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useText } from '#lib/text/i18n.ts'
import { wayTo } from '#lib/page/places.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { BackLink } from '../back-link.tsx'
import { UserForm } from './user-form.tsx'

/** Makes an account. */
export function CreateUserScreen() {
  return (
    <OnlyFor route={users.create}>
      <CreateUser />
    </OnlyFor>
  )
}

function CreateUser() {
  const t = useText()
  const create = useWrite(users.create, { success: 'actions.create_success', inForm: true })
  const invite = useWrite(invitations.create, { success: 'invitations.sent', inForm: true })
  const leave = () => void navigate(wayTo('/user/list'))
  return (
    <>
      <BackLink />
      <PageHeader title={t('users.add')} about={t('users.create_about')} />
      <UserForm
        user={null}
        send={(body, { avatar }, isInvited) => {
          const files = { avatar: avatar.file ?? undefined }
          return isInvited ? invite.write({ body, files }) : create.write({ body, files })
        }}
        onDone={leave}
        onCancel={leave}
      />
    </>
  )
}
