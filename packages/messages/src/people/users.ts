import type { Texts } from '../text.ts'

export const users = {
  title: { vi: 'Người dùng', en: 'Users' },
  about: {
    vi: 'Tài khoản, nhóm quyền, đơn vị và chức vụ của từng người.',
    en: 'Who may sign in, with which group, organisation and position.',
  },
  add: { vi: 'Thêm người dùng', en: 'Add user' },
  create_about: {
    vi: 'Người này đăng nhập bằng email, với mật khẩu bạn đặt ở đây hoặc tự đặt qua lời mời.',
    en: 'This person signs in with the email, and a password that you set here or that they choose when invited.',
  },
  edit: { vi: 'Sửa người dùng', en: 'Edit user' },
  group_above: { vi: 'Nhóm này có quyền mà bạn không có', en: 'This group has permissions that you lack' },
  above_title: { vi: 'Bạn không thể sửa tài khoản này', en: 'You cannot edit this account' },
  above_text: {
    vi: 'Người này có những quyền mà bạn không có. Hãy nhờ người có đủ các quyền đó.',
    en: 'This person holds permissions that you lack. Ask somebody who holds them all.',
  },
  back: { vi: 'Về danh sách người dùng', en: 'Back to the users' },
  search: { vi: 'Tìm theo tên hoặc email', en: 'Search by name or email' },
  fullname: { vi: 'Họ và tên', en: 'Full name' },
  email: { vi: 'Email', en: 'Email' },
  status: { vi: 'Trạng thái', en: 'Status' },
  group: { vi: 'Nhóm người dùng', en: 'User group' },
  organization: { vi: 'Đơn vị', en: 'Organisation' },
  position: { vi: 'Chức vụ', en: 'Position' },
  gender: { vi: 'Giới tính', en: 'Gender' },
  male: { vi: 'Nam', en: 'Male' },
  female: { vi: 'Nữ', en: 'Female' },
  type: { vi: 'Loại tài khoản', en: 'User type' },
  internal: { vi: 'Nội bộ', en: 'Internal' },
  external: { vi: 'Bên ngoài', en: 'External' },
  type_hint: {
    vi: 'Người dùng phải chọn đúng loại này khi đăng nhập.',
    en: 'The person has to choose this type when signing in.',
  },
  password: { vi: 'Mật khẩu', en: 'Password' },
  password_hint: { vi: 'Ít nhất {{count}} ký tự.', en: 'At least {{count}} characters.' },
  password_keep: { vi: 'Để trống nếu không đổi mật khẩu.', en: 'Leave blank to keep the present password.' },
  repass: { vi: 'Nhập lại mật khẩu', en: 'Repeat the password' },
  language: { vi: 'Ngôn ngữ', en: 'Language' },
  language_hint: {
    vi: 'Ngôn ngữ của thư gửi cho người này và của phần mềm khi họ đăng nhập. Họ có thể tự đổi.',
    en: 'Of the mails to this person, and of the product once they sign in. They can change it.',
  },
  language_none: { vi: 'Chưa chọn', en: 'Not chosen' },
  info: { vi: 'Thông tin thêm', en: 'More information' },
  account: { vi: 'Tài khoản', en: 'Account' },
  person: { vi: 'Thông tin cá nhân', en: 'Person' },
  work: { vi: 'Công việc và quyền', en: 'Work and rights' },
  all_groups: { vi: 'Mọi nhóm', en: 'All groups' },
  all_organizations: { vi: 'Mọi đơn vị', en: 'All organisations' },
  activate: { vi: 'Kích hoạt', en: 'Activate' },
  deactivate: { vi: 'Ngừng hoạt động', en: 'Deactivate' },
  activated: { vi: 'Đã kích hoạt', en: 'Activated' },
  deactivated: { vi: 'Đã ngừng hoạt động', en: 'Deactivated' },
  deactivate_confirm: { vi: 'Ngừng hoạt động tài khoản?', en: 'Deactivate the account?' },
  deactivate_text: {
    vi: '{{name}} sẽ bị đăng xuất ngay và không đăng nhập được cho đến khi được kích hoạt lại.',
    en: '{{name}} is signed out at once and cannot sign in until the account is activated again.',
  },
  deactivate_many_text: {
    vi: '{{count}} người đã chọn sẽ bị đăng xuất ngay và không đăng nhập được cho đến khi được kích hoạt lại.',
    en: 'The {{count}} chosen people are signed out at once and cannot sign in until activated again.',
  },
  own_account: { vi: 'Đây là tài khoản của chính bạn', en: 'This is your own account' },
  admins_only: {
    vi: 'Chỉ quản trị viên mới được thay đổi tài khoản quản trị',
    en: 'Only administrators may change an administrator’s account',
  },
  is_above: {
    vi: 'Người này có những quyền mà bạn không có',
    en: 'This person holds rights that you do not have',
  },
  is_active: { vi: 'Tài khoản này đang hoạt động rồi', en: 'This account is active already' },
  is_deactivated: { vi: 'Tài khoản này đã ngừng hoạt động rồi', en: 'This account is deactivated already' },
  with_chosen: { vi: 'Với các dòng đã chọn', en: 'With the ticked rows' },
  empty: { vi: 'Chưa có người dùng nào', en: 'No users yet' },
  empty_hint: {
    vi: 'Thêm người dùng để họ đăng nhập và tham gia đoàn đánh giá.',
    en: 'Add users so that they can sign in and join audit teams.',
  },
  did_created: { vi: 'Tạo tài khoản', en: 'Created the account' },
  did_updated: { vi: 'Sửa tài khoản', en: 'Edited the account' },
  did_activated: { vi: 'Kích hoạt', en: 'Activated' },
  did_deactivated: { vi: 'Ngừng hoạt động', en: 'Deactivated' },
  did_deleted: { vi: 'Xóa', en: 'Deleted' },
  did_restored: { vi: 'Khôi phục từ thùng rác', en: 'Restored from the trash' },
  did_profile_updated: { vi: 'Tự sửa hồ sơ', en: 'Edited their own profile' },
  did_password_changed: { vi: 'Tự đổi mật khẩu', en: 'Changed their own password' },
  did_invited: { vi: 'Tạo tài khoản và gửi lời mời', en: 'Created the account and sent an invitation' },
  did_invitation_sent: { vi: 'Gửi lại lời mời', en: 'Sent the invitation again' },
  did_invitation_withdrawn: { vi: 'Thu hồi lời mời', en: 'Withdrew the invitation' },
  picture: { vi: 'Ảnh đại diện', en: 'Picture' },
  is_changed: { vi: 'Đã đổi', en: 'Changed' },
} satisfies Texts

export const menu = {
  users: { vi: 'Người dùng', en: 'Users' },
} satisfies Texts

export const permissionAreas = {
  user: { vi: 'Người dùng', en: 'Users' },
} satisfies Texts

export const permissions = {
  CREATE_USER: { vi: 'Tạo người dùng', en: 'Create users' },
  UPDATE_USER: { vi: 'Sửa người dùng', en: 'Edit users' },
  DELETE_USER: { vi: 'Xóa người dùng', en: 'Delete users' },
  ACTIVATE_USER: { vi: 'Kích hoạt người dùng', en: 'Activate users' },
  DEACTIVATE_USER: { vi: 'Ngừng hoạt động người dùng', en: 'Deactivate users' },
  RESTORE_USER: { vi: 'Khôi phục người dùng', en: 'Restore users' },
} satisfies Texts

export const uses = {
  users_one: { vi: '{{count}} người dùng', en: '{{count}} user' },
  users_other: { vi: '{{count}} người dùng', en: '{{count}} users' },
  deleted_users: {
    vi: '{{count}} người dùng trong thùng rác (hãy khôi phục và chuyển họ đi trước)',
    en: '{{count}} of the users in the trash (restore and move them first)',
  },
} satisfies Texts

export const nouns = {
  user_one: { vi: 'người dùng', en: 'user' },
  user_other: { vi: 'người dùng', en: 'users' },
} satisfies Texts
