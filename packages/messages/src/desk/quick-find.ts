import type { Texts } from '../text.ts'

export const quickFind = {
  words: { vi: 'Tìm trong toàn bộ ứng dụng', en: 'Find anywhere in the application' },
  finds: { vi: 'Kết quả', en: 'Results' },
  recent: { vi: 'Mở gần đây', en: 'Opened recently' },
  screen: { vi: 'Màn hình', en: 'Screens' },
  audit: { vi: 'Đợt đánh giá', en: 'Audits' },
  finding: { vi: 'Phát hiện', en: 'Findings' },
  item: { vi: 'Câu hỏi', en: 'Questions' },
  user: { vi: 'Người dùng', en: 'Users' },
  organization: { vi: 'Đơn vị', en: 'Organisations' },
  group: { vi: 'Nhóm người dùng', en: 'User groups' },
  position: { vi: 'Chức vụ', en: 'Positions' },
  team_role: { vi: 'Vai trò trong đoàn', en: 'Team roles' },
  start: { vi: 'Gõ vài chữ để tìm', en: 'Type a few letters' },
  start_hint: {
    vi: 'Không cần gõ dấu hay chữ hoa. Tìm được: {{kinds}}.',
    en: 'Case and accents do not matter. You can find: {{kinds}}.',
  },
  nothing: { vi: 'Không tìm thấy “{{words}}”', en: 'Nothing found for “{{words}}”' },
  nothing_hint: { vi: 'Hãy thử ít chữ hơn hoặc một từ khác.', en: 'Try fewer letters or another word.' },
  failed: { vi: 'Chưa tìm được trong dữ liệu.', en: 'The records could not be searched.' },
  count_one: { vi: '{{count}} kết quả', en: '{{count}} result' },
  count_other: { vi: '{{count}} kết quả', en: '{{count}} results' },
  choose: { vi: 'chọn', en: 'choose' },
  open: { vi: 'mở', en: 'open' },
  close: { vi: 'đóng', en: 'close' },
} satisfies Texts
