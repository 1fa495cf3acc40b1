import { gender, userStatus, userType } from '@apron/contract'
import type { User } from '@apron/contract/people'
import { presentAvatar, type AvatarChoice } from '../domain/avatar-field.tsx'

/** What the form holds; radio buttons hold their value as text. */
export type UserValues = {
  fullname: string
  email: string
  gender: string
  type: string
  status: string
  info: string
  password: string
  repass: string
  grp_id: number | null
  org_id: number | null
  post_code: number | null
  avatar: AvatarChoice
}

export const emptyUser: UserValues = {
  fullname: '',
  email: '',
  gender: String(gender.MALE),
  type: String(userType.INTERNAL),
  status: String(userStatus.ACTIVE),
  info: '',
  password: '',
  repass: '',
  grp_id: null,
  org_id: null,
  post_code: null,
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
    info: user.extendinfo ?? '',
    password: '',
    repass: '',
    grp_id: user.group.id,
    org_id: user.organization?.id ?? null,
    post_code: user.position?.id ?? null,
    avatar: presentAvatar,
  }
}
