import { gender, userStatus, userType } from '@apron/contract'
import type { User } from '@apron/contract/people'
import { presentAvatar, type AvatarChoice } from '../../domain/avatar-field.tsx'

/** What the form holds; radio buttons hold their value as text. */
export type UserValues = {
  fullname: string
  email: string
  gender: string
  type: string
  status: string
  info: string
  language: string
  password: string
  password_again: string
  group_id: number | null
  organization_id: number | null
  position_id: number | null
  avatar: AvatarChoice
}

export const emptyUser: UserValues = {
  fullname: '',
  email: '',
  gender: String(gender.MALE),
  type: String(userType.INTERNAL),
  status: String(userStatus.ACTIVE),
  info: '',
  language: '',
  password: '',
  password_again: '',
  group_id: null,
  organization_id: null,
  position_id: null,
  avatar: presentAvatar,
}

/** The password is not known; left blank it stays. */
export function valuesOf(user: User): UserValues {
  return {
    fullname: user.fullname,
    email: user.email,
    gender: String(user.gender),
    type: String(user.type),
    status: String(user.status.code),
    info: user.info ?? '',
    language: user.language ?? '',
    password: '',
    password_again: '',
    group_id: user.group.id,
    organization_id: user.organization?.id ?? null,
    position_id: user.position?.id ?? null,
    avatar: presentAvatar,
  }
}
