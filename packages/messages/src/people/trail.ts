import type { Texts } from '../text.ts'

/** What the audit trail calls what was done, where that is not put together from the noun: the name of the entry, with two lines for its dot. */
export const trailActions = {
  group__permissions_saved: { vi: 'Phân quyền cho nhóm', en: 'Set the permissions of the group' },
  menu__saved: { vi: 'Sắp xếp menu của nhóm', en: 'Arranged the menu of the group' },
  team_role__ready_set_added: { vi: 'Thêm bộ vai trò có sẵn', en: 'Added the ready set of team roles' },
  settings__saved: { vi: 'Thay đổi thiết lập', en: 'Changed the settings' },
  settings__logo_set: { vi: 'Đặt logo của công ty', en: 'Set the logo of the company' },
  settings__logo_removed: { vi: 'Gỡ logo của công ty', en: 'Removed the logo of the company' },
  user__deleted_many: { vi: 'Xóa nhiều người dùng', en: 'Deleted users' },
  user__invited: { vi: 'Mời người dùng qua thư', en: 'Invited the user by mail' },
  user__invitation_sent: { vi: 'Gửi lại lời mời', en: 'Sent the invitation again' },
  user__invitation_withdrawn: { vi: 'Thu hồi lời mời', en: 'Withdrew the invitation' },
  user__activated: { vi: 'Mở lại tài khoản', en: 'Activated the account' },
  user__activated_many: { vi: 'Mở lại nhiều tài khoản', en: 'Activated accounts' },
  user__deactivated: { vi: 'Ngừng tài khoản', en: 'Deactivated the account' },
  user__deactivated_many: { vi: 'Ngừng nhiều tài khoản', en: 'Deactivated accounts' },
  profile__updated: { vi: 'Sửa hồ sơ của mình', en: 'Changed their own profile' },
  profile__password_changed: { vi: 'Đổi mật khẩu của mình', en: 'Changed their own password' },
  password__asked: { vi: 'Xin liên kết đặt lại mật khẩu', en: 'Requested a link to a new password' },
  password__reset: { vi: 'Đặt lại mật khẩu qua liên kết', en: 'Set a new password by a link' },
  session__opened: { vi: 'Đăng nhập', en: 'Signed in' },
  session__closed: { vi: 'Đăng xuất', en: 'Signed out' },
  session__ended_by_owner: { vi: 'Kết thúc một phiên của mình', en: 'Ended one of their own sessions' },
} satisfies Texts
