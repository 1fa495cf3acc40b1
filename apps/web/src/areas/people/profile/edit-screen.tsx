import { gender } from '@apron/contract'
import { profiles, type Profile } from '@apron/contract/people'
import { Button, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { Link } from '#lib/router/link.tsx'
import { navigate } from '#lib/router/router.ts'
import { AvatarField, presentAvatar } from '../domain/avatar-field.tsx'
import { FormMessages } from '#blocks/form/form-messages.tsx'
import { useGuardedForm } from '#blocks/form/guarded-form.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { keepProfile, useSession } from '#lib/session/session.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import classes from './profile.module.css'

/** Changes what a person may change about themselves. */
export function EditProfileScreen() {
  const t = useText()
  const user = useSession()?.user
  if (!user) return null
  return (
    <>
      <PageHeader title={t('shell.edit_profile')} about={t('profile.edit_about')} />
      <EditProfile key={user.id} user={user} />
    </>
  )
}

function EditProfile({ user }: { user: Profile }) {
  const t = useText()
  const update = useWrite(profiles.update, { success: 'actions.update_success', inForm: true })
  const { form } = useGuardedForm({
    initial: { fullname: user.fullname, gender: String(user.gender), info: user.info ?? '', avatar: presentAvatar },
    route: profiles.update,
    body: ({ avatar, ...values }) => ({ ...values, ...(avatar.isRemoved && { remove_avatar: true }) }),
    send: (body, { avatar }) => update.write({ body, files: { avatar: avatar.file ?? undefined } }),
    onDone: ({ data }) => {
      keepProfile(data)
      void navigate({ to: '/profile/show' })
    },
  })
  return (
    <Card>
      <form ref={form.ref} onSubmit={form.submit} noValidate className={classes.form}>
        <Stack gap="md">
          <FormMessages form={form} />
          <AvatarField picture={user.avatar500x500} {...form.field('avatar')} name={user.fullname} />
          <TextInput label={t('profile.fullname')} autoComplete="name" required {...form.field('fullname')} />
          <TextInput label={t('profile.email')} value={user.email} readOnly />
          <Radio.Group label={t('profile.gender')} {...form.field('gender')}>
            <Group gap="lg" mt={4}>
              <Radio value={String(gender.MALE)} label={t('profile.male')} />
              <Radio value={String(gender.FEMALE)} label={t('profile.female')} />
            </Group>
          </Radio.Group>
          <Textarea
            label={t('profile.info')}
            description={t('profile.info_hint')}
            autosize
            minRows={3}
            {...form.field('info')}
          />
          <Group justify="flex-end" gap="sm">
            <Button component={Link} to="/profile/show" variant="default">
              {t('actions.cancel')}
            </Button>
            <Button type="submit" loading={form.isSending}>
              {t('actions.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
