import type { Profile } from '@apron/contract/people'

/** A person as the server describes them to themselves; member of group 5 unless said otherwise. */
export function person(own: Partial<Profile> = {}): Profile {
  const group_id = own.group_id ?? 5
  return {
    id: 7,
    fullname: 'Trần Thị Lan',
    email: 'lan@example.com',
    gender: 1,
    info: null,
    type: 1,
    avatar: null,
    avatar500x500: null,
    language: 'vi',
    group_id,
    group: { id: group_id, name: 'Auditors', is_approved: true },
    organization: null,
    position: null,
    permissions: [],
    notification: 0,
    is_auditee_outside: false,
    notification_lines: 0,
    ...own,
  }
}

/** Writes a session down as a page before this one left it. */
export function leaveSession(user: Profile, token = 'token-1'): void {
  localStorage.setItem('token', token)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('permissions', JSON.stringify(user.permissions))
}
