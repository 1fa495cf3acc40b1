import { gender, userStatuses, userType } from '@apron/contract'
import { users, type User, type UserLogEntry } from '@apron/contract/people'
import { RecordLog } from '../domain/record-log.tsx'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'

type Field = UserLogEntry['changes'][number]['field']

const fieldTexts: Record<Field, TextKey> = {
  fullname: 'users.fullname',
  email: 'users.email',
  password: 'users.password',
  status: 'users.status',
  type: 'users.type',
  group: 'users.group',
  organization: 'users.organization',
  position: 'users.position',
  gender: 'users.gender',
  info: 'users.info',
  language: 'shell.language',
  avatar: 'users.picture',
}
/** Words for codes; any other value is shown as it is. */
const valueTexts: Partial<Record<Field, Record<string, TextKey>>> = {
  status: Object.fromEntries(userStatuses.map(({ code, text }) => [code, text])),
  type: { [userType.INTERNAL]: 'users.internal', [userType.EXTERNAL]: 'users.external' },
  gender: { [gender.MALE]: 'users.male', [gender.FEMALE]: 'users.female' },
  language: { vi: 'shell.vietnamese', en: 'shell.english' },
}

/** Who did what to the account of a user. */
export function UserLog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText()
  const { data } = useRead(users.logs, { params: { id: user.id } }, { staleTime: 0 })
  const valueText = (field: Field, value: string | null) => {
    if (field === 'password' || field === 'avatar') return t('users.is_changed')
    const known = value === null ? undefined : valueTexts[field]?.[value]
    return known ? t(known) : value
  }
  return (
    <RecordLog
      name={user.fullname}
      record={{ kind: 'user', id: user.id }}
      entries={data?.data}
      actionText={(action) => t(`users.did_${action}`)}
      fieldText={(field) => t(fieldTexts[field])}
      valueText={valueText}
      onClose={onClose}
    />
  )
}
