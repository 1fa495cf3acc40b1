import type { Texts } from '../text.ts'

export const notifications = {
  title: { vi: 'Thông báo', en: 'Notifications' },
  about: { vi: 'Những việc liên quan đến bạn, mới nhất ở trên cùng.', en: 'What concerns you, the newest first.' },
  settings: { vi: 'Thiết lập thông báo', en: 'Notification settings' },
  see_all: { vi: 'Xem tất cả', en: 'See all' },
  read_all: { vi: 'Đánh dấu tất cả đã đọc', en: 'Mark all as read' },
  unread: { vi: 'Chưa đọc', en: 'Unread' },
  read: { vi: 'Đã đọc', en: 'Read' },
  empty: { vi: 'Chưa có thông báo nào', en: 'No notifications yet' },
  more: { vi: 'Tải thêm', en: 'Load more' },
  end: { vi: 'Bạn đã xem hết thông báo.', en: 'There are no older notifications.' },
  system: { vi: 'Hệ thống', en: 'System' },
} satisfies Texts

export const menu = {
  notifications: { vi: 'Thông báo', en: 'Notifications' },
} satisfies Texts
