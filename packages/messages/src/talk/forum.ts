import type { Texts } from '../text.ts'

export const forum = {
  about: {
    vi: 'Hỏi, trả lời và chia sẻ kinh nghiệm trong công ty.',
    en: 'Questions, answers and experience within the company.',
  },
  post: { vi: 'Bài viết', en: 'Post' },
  new: { vi: 'Viết bài', en: 'New post' },
  search: { vi: 'Tìm trong bài viết và bình luận', en: 'Search posts and comments' },
  topic: { vi: 'Chủ đề', en: 'Topic' },
  topics: { vi: 'Chủ đề', en: 'Topics' },
  all_topics: { vi: 'Mọi chủ đề', en: 'All topics' },
  title: { vi: 'Tiêu đề', en: 'Title' },
  content: { vi: 'Nội dung', en: 'Content' },
  views: { vi: 'Lượt xem', en: 'Views' },
  replies: { vi: 'Trả lời', en: 'Replies' },
  view_count_one: { vi: '{{count}} lượt xem', en: '{{count}} view' },
  view_count_other: { vi: '{{count}} lượt xem', en: '{{count}} views' },
  state: { vi: 'Trạng thái', en: 'Status' },
  created: { vi: 'Ngày đăng', en: 'Posted' },
  open: { vi: 'Đang mở', en: 'Open' },
  open_and_closed: { vi: 'Mở và đóng', en: 'Open and closed' },
  pinned: { vi: 'Đã ghim', en: 'Pinned' },
  pin: { vi: 'Ghim lên đầu danh sách', en: 'Pin to the top of the list' },
  empty: { vi: 'Chưa có bài viết nào', en: 'No posts yet' },
  empty_hint: {
    vi: 'Hãy đặt câu hỏi đầu tiên: người viết được báo mỗi khi có người trả lời.',
    en: 'Ask the first question: you are notified of each reply.',
  },

  create_title: { vi: 'Viết bài mới', en: 'New post' },
  create_about: {
    vi: 'Mọi người đã đăng nhập đều đọc được. Nội dung đang viết được giữ trên thiết bị này cho đến khi gửi.',
    en: 'Everybody who signs in can read it. What you write is kept on this device until it is sent.',
  },
  edit_title: { vi: 'Sửa bài viết', en: 'Edit post' },
  publish: { vi: 'Đăng bài', en: 'Post' },
  not_yours: {
    vi: 'Chỉ người viết hoặc người điều hành diễn đàn mới sửa được bài này.',
    en: 'Only its author and the moderators of the forum can edit this post.',
  },
  draft_there: { vi: 'Đang có một bản nháp', en: 'There is a draft already' },
  draft_there_text: {
    vi: 'Bài bị từ chối sẽ thay cho bản nháp mà bạn đang viết dở.',
    en: 'The refused post takes the place of the draft that you have begun.',
  },
  draft_replace: { vi: 'Thay bản nháp', en: 'Replace the draft' },

  about_finding: { vi: 'Về phát hiện', en: 'About the finding' },
  about_audit: { vi: 'Về câu hỏi trong đợt đánh giá', en: 'About the audit question' },
  about_library: { vi: 'Về câu hỏi trong thư viện', en: 'About the library question' },
  about_audit_hint: {
    vi: 'Chỉ người xem được đợt đánh giá mới thấy liên kết này. Bài viết thì mọi người đều đọc được.',
    en: 'Only people who may see the audit see this link. The post itself can be read by everybody.',
  },
  about_library_hint: {
    vi: 'Người xem được câu hỏi sẽ tìm thấy bài viết ở đó.',
    en: 'People who may see the question find the post there.',
  },

  close: { vi: 'Đóng bài', en: 'Close' },
  reopen: { vi: 'Mở lại', en: 'Reopen' },
  opened: { vi: 'Đã mở lại bài viết', en: 'The post is open again' },
  closed_now: { vi: 'Đã đóng bài viết', en: 'The post is closed' },
  closed_text: {
    vi: 'Bài viết đã đóng, không nhận thêm bình luận.',
    en: 'This post is closed and takes no more comments.',
  },
  delete_with_one: {
    vi: 'Bài viết "{{name}}" cùng {{count}} trả lời và hình ảnh của chúng sẽ bị xóa.',
    en: 'The post "{{name}}", {{count}} reply and their pictures will be deleted.',
  },
  delete_with_other: {
    vi: 'Bài viết "{{name}}" cùng {{count}} trả lời và hình ảnh của chúng sẽ bị xóa.',
    en: 'The post "{{name}}", {{count}} replies and their pictures will be deleted.',
  },
  edited_by: { vi: '{{name}} đã sửa lúc {{time}}', en: 'Edited by {{name}}, {{time}}' },
  edited_by_short: { vi: '{{name}} đã sửa', en: 'edited by {{name}}' },
  gone: { vi: 'Bài viết này không còn nữa', en: 'This post is no longer there' },
  gone_hint: {
    vi: 'Bài có thể đã bị người viết hoặc người điều hành xóa.',
    en: 'Its author or a moderator may have deleted it.',
  },
  to_list: { vi: 'Về diễn đàn', en: 'To the forum' },
  load_failed: { vi: 'Chưa tải được bài viết', en: 'The post could not be loaded' },

  comments: { vi: 'Bình luận', en: 'Comments' },
  comments_failed: { vi: 'Chưa tải được bình luận', en: 'The comments could not be loaded' },
  no_comments: { vi: 'Chưa có bình luận nào', en: 'No comments yet' },
  no_comments_hint: {
    vi: 'Bạn biết câu trả lời? Hãy viết bằng lời hoặc hình ảnh.',
    en: 'Do you know the answer? Write it, or show it in pictures.',
  },
  comment: { vi: 'Bình luận', en: 'Comment' },
  send: { vi: 'Gửi bình luận', en: 'Send comment' },
  save: { vi: 'Lưu bình luận', en: 'Save comment' },
  comment_deleted: { vi: 'Đã xóa bình luận', en: 'Comment deleted' },
  delete_comment: { vi: 'Bình luận của {{name}} sẽ bị xóa.', en: 'The comment by {{name}} will be deleted.' },
  delete_replies_one: {
    vi: 'Bình luận của {{name}} và {{count}} trả lời của nó sẽ bị xóa.',
    en: 'The comment by {{name}} and its {{count}} reply will be deleted.',
  },
  delete_replies_other: {
    vi: 'Bình luận của {{name}} và {{count}} trả lời của nó sẽ bị xóa.',
    en: 'The comment by {{name}} and its {{count}} replies will be deleted.',
  },
  delete_answered_title: { vi: 'Không xóa được bình luận này', en: 'This comment cannot be deleted' },
  delete_answered: {
    vi: 'Đã có người khác trả lời bình luận này. Bạn vẫn có thể sửa nội dung.',
    en: 'Somebody else has replied to it. You can still edit what you wrote.',
  },
  solution: { vi: 'Lời giải', en: 'Solution' },
  solve: { vi: 'Chọn làm lời giải', en: 'Mark as the solution' },
  unsolve: { vi: 'Bỏ chọn lời giải', en: 'No longer the solution' },
  solved_now: { vi: 'Đã chọn lời giải', en: 'Marked as the solution' },
  unsolved_now: { vi: 'Đã bỏ chọn lời giải', en: 'No longer marked as the solution' },
} satisfies Texts

export const errors = {
  post_closed: {
    vi: 'Bài viết này đã đóng: không viết thêm và không sửa gì được cho đến khi được mở lại.',
    en: 'This post is closed: nothing is written or changed in it until it is opened again.',
  },
  post_closed_already: { vi: 'Bài viết này đã được đóng.', en: 'This post is closed already.' },
  post_open_already: { vi: 'Bài viết này đang mở.', en: 'This post is open already.' },
  post_comment_answered: {
    vi: 'Bình luận này đã có người khác trả lời nên không xóa được. Bạn vẫn có thể sửa nội dung.',
    en: 'Somebody else has replied to this comment, so it cannot be deleted. You can still edit it.',
  },
} satisfies Texts

export const menu = {
  forum: { vi: 'Diễn đàn', en: 'Forum' },
} satisfies Texts

export const permissionAreas = {
  forum_post: { vi: 'Bài viết diễn đàn', en: 'Forum posts' },
  forum_comment: { vi: 'Bình luận diễn đàn', en: 'Forum comments' },
} satisfies Texts

export const permissions = {
  CREATE_FAQ: { vi: 'Tạo bài viết diễn đàn', en: 'Create forum posts' },
  UPDATE_FAQ: { vi: 'Sửa bài viết diễn đàn', en: 'Edit forum posts' },
  DELETE_FAQ: { vi: 'Xóa bài viết diễn đàn', en: 'Delete forum posts' },
  OPEN_FAQ: { vi: 'Mở lại bài viết diễn đàn', en: 'Reopen forum posts' },
  CLOSE_FAQ: { vi: 'Đóng bài viết diễn đàn', en: 'Close forum posts' },
  PIN_FAQ: { vi: 'Ghim bài viết diễn đàn', en: 'Pin forum posts' },
  CREATE_FAQ_COMMENT: { vi: 'Tạo bình luận diễn đàn', en: 'Create forum comments' },
  UPDATE_FAQ_COMMENT: { vi: 'Sửa bình luận diễn đàn', en: 'Edit forum comments' },
  DELETE_FAQ_COMMENT: { vi: 'Xóa bình luận diễn đàn', en: 'Delete forum comments' },
} satisfies Texts

/** Posts about something, where that is shown. */
export const postsAbout = {
  about_this: { vi: 'Trên diễn đàn', en: 'In the forum' },
  ask: { vi: 'Hỏi trên diễn đàn', en: 'Ask in the forum' },
  reply_count_one: { vi: '{{count}} trả lời', en: '{{count}} reply' },
  reply_count_other: { vi: '{{count}} trả lời', en: '{{count}} replies' },
  closed: { vi: 'Đã đóng', en: 'Closed' },
  solved: { vi: 'Đã có lời giải', en: 'Solved' },
} satisfies Texts

export const nouns = {
  post_one: { vi: 'bài diễn đàn', en: 'forum post' },
  post_other: { vi: 'bài diễn đàn', en: 'forum posts' },
  post_comment_one: { vi: 'trả lời diễn đàn', en: 'forum reply' },
  post_comment_other: { vi: 'trả lời diễn đàn', en: 'forum replies' },
} satisfies Texts

export const notificationTexts = {
  faq_cmt: { vi: 'đã trả lời bài viết “{{title}}”', en: 'replied to the post “{{title}}”' },
  line_replied_one: {
    vi: 'đã viết {{count}} trả lời ở bài viết “{{title}}”',
    en: 'wrote {{count}} reply to the post “{{title}}”',
  },
  line_replied_other: {
    vi: 'đã viết {{count}} trả lời ở bài viết “{{title}}”',
    en: 'wrote {{count}} replies to the post “{{title}}”',
  },
  faq_gone: { vi: '{{said}} (bài viết đã bị xóa)', en: '{{said}} (the post has been deleted since)' },
  mention_forum: { vi: 'đã nhắc đến bạn ở bài viết “{{title}}”', en: 'mentioned you in the post “{{title}}”' },
} satisfies Texts

export const notices = {
  kind_FAQ_CMT: { vi: 'Trả lời trên diễn đàn', en: 'Replies in the forum' },
  kind_FAQ_CMT_hint: { vi: 'Ở bài bạn đã viết hoặc đã trả lời', en: 'To posts that you wrote or replied to' },
} satisfies Texts
