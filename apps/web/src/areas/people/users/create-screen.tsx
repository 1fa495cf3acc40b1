import { users } from '@apron/contract/people'
import { useNavigate } from '@tanstack/react-router'
import { OnlyFor } from '../../../blocks/only-for.tsx'
import { useText } from '../../../lib/i18n.ts'
import { wayTo } from '../../../lib/places.ts'
import { useWrite } from '../../../lib/queries.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { BackLink } from './back-link.tsx'
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
  const navigate = useNavigate()
  const create = useWrite(users.create, { success: 'actions.create_success', inForm: true })
  const leave = () => void navigate(wayTo('/user/list'))
  return (
    <>
      <BackLink />
      <PageHeader title={t('users.add')} about={t('users.create_about')} />
      <UserForm
        user={null}
        name="name"
        send={({ fullname, avatar, ...body }) =>
          create.write({ body: { ...body, name: fullname }, files: { avatar: avatar.file ?? undefined } })
        }
        onDone={leave}
        onCancel={leave}
      />
    </>
  )
}
