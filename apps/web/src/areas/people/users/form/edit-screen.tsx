import { users } from '@apron/contract/people'
import { IconLock } from '@tabler/icons-react'
import { navigate } from '#lib/router/router.ts'
import { useParams } from '#lib/router/use-router.ts'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useText } from '#lib/text/i18n.ts'
import { wayTo } from '#lib/page/places.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { BackLink } from '../back-link.tsx'
import { UserForm } from './user-form.tsx'

/** Changes an account. */
export function EditUserScreen() {
  return (
    <OnlyFor route={users.update}>
      <EditUser />
    </OnlyFor>
  )
}

function EditUser() {
  const t = useText()
  const id = Number(useParams<'user_id'>().user_id)
  const { data } = useRead(users.show, { params: { id } }, { screen: true })
  const update = useWrite(users.update, { success: 'actions.update_success', inForm: true })
  const leave = () => void navigate(wayTo('/user/list'))
  return (
    <>
      <BackLink />
      <PageHeader title={t('users.edit')} about={data?.data.fullname} />
      {data && !data.data.is_held && (
        <Card>
          <EmptyState icon={IconLock} title={t('users.above_title')} hint={t('users.above_text')} />
        </Card>
      )}
      {data?.data.is_held && (
        <UserForm
          key={id}
          user={data.data}
          send={(body, { avatar }) =>
            update.write({ params: { id }, body, files: { avatar: avatar.file ?? undefined } })
          }
          onDone={leave}
          onCancel={leave}
        />
      )}
      {!data && (
        <Card>
          <LoadingRows rows={8} />
        </Card>
      )}
    </>
  )
}
