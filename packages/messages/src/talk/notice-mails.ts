import type { Texts } from '../text.ts'

/** Mails about notifications. */
export const noticeMails = {
  subject: { vi: '{{product}}: {{kind}}', en: '{{product}}: {{kind}}' },
  subject_one: { vi: '{{said}}', en: '{{said}}' },
  open: { vi: 'Mở ra xem', en: 'Open it' },
  subject_many_one: { vi: '{{product}}: {{count}} thông báo mới', en: '{{product}}: {{count}} new notification' },
  subject_many_other: { vi: '{{product}}: {{count}} thông báo mới', en: '{{product}}: {{count}} new notifications' },
  subject_morning: { vi: '{{product}}: tóm tắt buổi sáng', en: '{{product}}: your morning summary' },
  text: { vi: 'Vừa có việc liên quan đến bạn:', en: 'This concerns you and has just happened:' },
  text_morning: {
    vi: 'Những việc liên quan đến bạn mà bạn chưa xem:',
    en: 'This concerns you, and you have not looked at it yet:',
  },
  more_one: { vi: 'và {{count}} việc khác', en: 'and {{count}} more' },
  more_other: { vi: 'và {{count}} việc khác', en: 'and {{count}} more' },
  off: { vi: 'Không gửi thư về “{{kind}}” nữa', en: 'No more mail about “{{kind}}”' },
  why: {
    vi: 'Bạn nhận thư này theo cách nhận thông báo bạn đã chọn tại {{product}}.',
    en: 'You get this mail because you have chosen to be notified by {{product}}.',
  },
} satisfies Texts

/** The page of the link that turns one kind off. */
export const mailOff = {
  title: { vi: 'Tắt thư thông báo', en: 'Turn these mails off' },
  about: {
    vi: 'Bạn sẽ không nhận thư loại này nữa. Thông báo trên màn hình vẫn như cũ, và bạn có thể bật lại thư trong phần thiết lập thông báo.',
    en: 'You get no more mail of this kind. Notifications on the screen stay as they are, and you can have the mail again under notification settings.',
  },
  turn_off: { vi: 'Tắt thư này', en: 'Turn it off' },
  done: { vi: 'Đã tắt. Bạn sẽ không nhận thư loại này nữa.', en: 'It is off. You get no more mail of this kind.' },
} satisfies Texts

export const errors = {
  mail_off_gone: {
    vi: 'Liên kết này không dùng được. Hãy đăng nhập và chọn trong phần thiết lập thông báo.',
    en: 'This link does not work. Sign in and choose under notification settings.',
  },
} satisfies Texts
