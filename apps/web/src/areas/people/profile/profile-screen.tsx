import { gender, userType } from '@apron/contract'
import { readings } from '@apron/contract/documents'
import { uploads } from '@apron/contract/product'
import { Button, Text, Title } from '@mantine/core'
import { IconKey, IconPencil } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useSession } from '#lib/session/session.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { PersonAvatar } from '#ui/page/person-avatar.tsx'
import { ReadingsCard } from './readings-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SignInsCard } from './sign-ins-card.tsx'
import { UploadsCard } from './uploads-card.tsx'
import classes from './profile.module.css'

/** The person as the product knows them, and where they are signed in. */
export function ProfileScreen() {
  const t = useText()
  const canCall = useCanCall()
  const user = useSession()?.user
  if (!user) return null
  const facts: readonly [string, string | null | undefined][] = [
    [t('profile.gender'), user.gender === gender.MALE ? t('profile.male') : t('profile.female')],
    [t('profile.group'), user.group.name],
    [t('profile.organization'), user.organization?.name],
    [t('profile.position'), user.position?.name],
    [t('profile.type'), user.type === userType.INTERNAL ? t('session.internal') : t('session.external')],
    [t('profile.info'), user.info],
  ]
  return (
    <>
      <PageHeader title={t('shell.profile')} about={t('profile.about')}>
        <Button
          component={Link}
          to="/profile/change-password"
          variant="default"
          leftSection={<IconKey size={18} stroke={1.8} />}
        >
          {t('shell.change_password')}
        </Button>
        <Button component={Link} to="/profile/edit" leftSection={<IconPencil size={18} stroke={1.8} />}>
          {t('shell.edit_profile')}
        </Button>
      </PageHeader>
      <div className={classes.columns}>
        <Card>
          <div className={classes.person}>
            <PersonAvatar name={user.fullname} picture={user.avatar500x500} size={96} />
            <div>
              <Title order={2} size="h3">
                {user.fullname}
              </Title>
              <Text c="dimmed">{user.email}</Text>
            </div>
          </div>
          <dl className={classes.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={classes.fact}>
                <dt>{name}</dt>
                <dd>{value || '–'}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <div className={classes.stack}>
          {canCall(readings.mine) && <ReadingsCard />}
          {canCall(uploads.mine) && <UploadsCard />}
          <SessionsCard />
          <SignInsCard />
        </div>
      </div>
    </>
  )
}
