import type { Texts } from '../text.ts'

/** What the audit trail calls what was done, where that is not put together from the noun: the name of the entry, with two lines for its dot. */
export const trailActions = {
  chat__opened: { vi: 'Mở cuộc trò chuyện', en: 'Opened a chat' },
  chat__message_sent: { vi: 'Gửi tin nhắn', en: 'Sent a message' },
  chat__read: { vi: 'Đọc tin nhắn', en: 'Read messages' },
  notification__all_read: { vi: 'Đánh dấu đã đọc mọi thông báo', en: 'Marked all notifications as read' },
  notification__line_read: { vi: 'Đánh dấu đã đọc một dòng thông báo', en: 'Marked a line of notifications as read' },
  notification__read: { vi: 'Đánh dấu đã đọc thông báo', en: 'Marked a notification as read' },
  notification__mail_turned_off: { vi: 'Tắt thư của một loại thông báo', en: 'Turned mail of a kind off' },
  notification__preferences_changed: { vi: 'Đổi cách nhận thông báo', en: 'Changed how notifications arrive' },
  post__created: { vi: 'Viết bài diễn đàn', en: 'Wrote a forum post' },
  post__updated: { vi: 'Sửa bài diễn đàn', en: 'Changed a forum post' },
  post__deleted: { vi: 'Xóa bài diễn đàn', en: 'Deleted a forum post' },
  post__opened: { vi: 'Mở lại bài diễn đàn', en: 'Opened a forum post again' },
  post__closed: { vi: 'Đóng bài diễn đàn', en: 'Closed a forum post' },
  post__solved: { vi: 'Chọn câu trả lời đúng', en: 'Marked a reply as the solution' },
  post__solution_taken_back: { vi: 'Bỏ chọn câu trả lời đúng', en: 'No longer marked a reply as the solution' },
  post_comment__created: { vi: 'Trả lời bài diễn đàn', en: 'Replied to a forum post' },
  post_comment__updated: { vi: 'Sửa trả lời diễn đàn', en: 'Changed a reply' },
  post_comment__deleted: { vi: 'Xóa trả lời diễn đàn', en: 'Deleted a reply' },
} satisfies Texts
