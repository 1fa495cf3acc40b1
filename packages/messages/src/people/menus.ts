import type { Texts } from '../text.ts'

export const menus = {
  title: { vi: 'Menu của nhóm', en: 'Menu of a group' },
  title_of: { vi: 'Menu của nhóm {{name}}', en: 'Menu of {{name}}' },
  about: {
    vi: 'Thành viên chỉ thấy những màn hình mà quyền của nhóm cho phép.',
    en: 'Members see only the screens that the permissions of the group open.',
  },
  by_default: { vi: 'Mọi màn hình', en: 'All screens' },
  by_default_about: {
    vi: 'Menu mặc định, và những màn hình ai cũng có.',
    en: 'The default menu, and the screens that everybody has.',
  },
  of_group: { vi: 'Menu của nhóm', en: 'Menu of the group' },
  of_group_about: { vi: 'Theo thứ tự hiển thị ở cột bên trái.', en: 'In the order of the sidebar.' },
  keys: {
    vi: 'Kéo thả để thêm và sắp xếp; bằng bàn phím: Ctrl Shift D để di chuyển mục đang chọn.',
    en: 'Drag to add and arrange; with the keyboard, Ctrl Shift D moves the chosen line.',
  },
  touch: {
    vi: 'Chọn một mục rồi dùng mũi tên lên, xuống để đổi chỗ. Màn hình được thêm vào dưới tiêu đề đang chọn.',
    en: 'Choose a line, then move it with the arrows. A screen is added under the chosen heading.',
  },
  up: { vi: 'Chuyển lên', en: 'Move up' },
  down: { vi: 'Chuyển xuống', en: 'Move down' },
  empty_headings: {
    vi: 'Tiêu đề chưa có mục nào bên dưới nên thành viên không thấy: {{names}}.',
    en: 'These headings have no entries, so members do not see them: {{names}}.',
  },
  is_taken: { vi: 'đã có', en: 'in the menu' },
  already_taken: {
    vi: 'Mục này đã có trong menu của nhóm. Kéo trong menu của nhóm để đổi chỗ.',
    en: 'This is in the menu of the group already. To move it, drag it there.',
  },
  add: { vi: 'Đưa vào menu của nhóm', en: 'Add to the menu of the group' },
  add_heading: { vi: 'Thêm tiêu đề', en: 'Add heading' },
  rename: { vi: 'Đổi tên', en: 'Rename' },
  remove: { vi: 'Bỏ khỏi menu', en: 'Remove from the menu' },
  reset: { vi: 'Lấy lại menu mặc định', en: 'Use the default menu' },
  name: { vi: 'Tên hiển thị', en: 'Name' },
  new_heading: { vi: 'Tiêu đề mới', en: 'New heading' },
  name_missing: { vi: 'Vui lòng nhập tên.', en: 'Please enter a name.' },
  saved: {
    vi: 'Đã lưu menu. Thành viên đang mở phần mềm thấy ngay.',
    en: 'Menu saved. Members who are signed in see it at once.',
  },
  no_right: { vi: 'thiếu quyền', en: 'no permission' },
  no_right_hint: {
    vi: 'Những mục ghi "thiếu quyền" không hiện với thành viên, vì quyền của nhóm chưa cho phép mở.',
    en: 'Lines marked "no permission" stay hidden from members, because the group may not open them.',
  },
  empty: { vi: 'Menu này chưa có mục nào', en: 'This menu has no lines yet' },
} satisfies Texts

export const permissionAreas = {
  menu: { vi: 'Menu', en: 'Menus' },
} satisfies Texts

export const permissions = {
  UPDATE_MENU: { vi: 'Sửa menu', en: 'Edit menus' },
} satisfies Texts
