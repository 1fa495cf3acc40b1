import { gender, userStatus, userStatuses, userType } from '@apron/contract'
import { users, type User } from '@apron/contract/people'
import { Group, Radio } from '@mantine/core'
import type { Form } from '#blocks/form/form.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useSession } from '#lib/session/session.ts'
import type { UserValues } from './user-values.ts'

type Props = { form: Form<UserValues> }

export function GenderField({ form }: Props) {
  const t = useText()
  return (
    <Radio.Group label={t('users.gender')} {...form.field('gender')}>
      <Group gap="lg" mt={4}>
        <Radio value={String(gender.MALE)} label={t('users.male')} />
        <Radio value={String(gender.FEMALE)} label={t('users.female')} />
      </Group>
    </Radio.Group>
  )
}

export function TypeField({ form }: Props) {
  const t = useText()
  return (
    <Radio.Group label={t('users.type')} description={t('users.type_hint')} {...form.field('type')}>
      <Group gap="lg" mt={6}>
        <Radio value={String(userType.INTERNAL)} label={t('users.internal')} />
        <Radio value={String(userType.EXTERNAL)} label={t('users.external')} />
      </Group>
    </Radio.Group>
  )
}

/** In which language they are written to, and read the product. */
export function LanguageField({ form }: Props) {
  const t = useText()
  return (
    <Radio.Group label={t('users.language')} description={t('users.language_hint')} {...form.field('language')}>
      <Group gap="lg" mt={6}>
        <Radio value="" label={t('users.language_none')} />
        <Radio value="vi" label={t('shell.vietnamese')} lang="vi" />
        <Radio value="en" label={t('shell.english')} lang="en" />
      </Group>
    </Radio.Group>
  )
}

/** Open to whoever may change the status of this person. */
export function StatusField({ form, user }: Props & { user: User | null }) {
  const t = useText()
  const canCall = useCanCall()
  const isOneself = useSession()?.user.id === user?.id
  const isActive = user?.status.code === userStatus.ACTIVE
  const mayChange = !user || (!isOneself && canCall(isActive ? users.deactivate : users.activate))
  return (
    <Radio.Group label={t('users.status')} {...form.field('status')}>
      <Group gap="lg" mt={4}>
        {userStatuses.map(({ code, text }) => (
          <Radio key={code} value={String(code)} label={t(text)} disabled={!mayChange} />
        ))}
      </Group>
    </Radio.Group>
  )
}
