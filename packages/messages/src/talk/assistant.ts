import type { Texts } from '../text.ts'

/** What the assistant of the chat says; the server fills and sends it as finished sentences. */
export const assistant = {
  ask_due: { vi: 'Hôm nay có việc gì đến hạn?', en: 'What is due today?' },
  ask_documents: { vi: 'Tài liệu nào sắp hết hạn?', en: 'Which documents expire soon?' },
  ask_progress: { vi: 'Các đợt đánh giá đã làm đến đâu?', en: 'How far are the audits?' },
  greeting: {
    vi: 'Xin chào! Bạn có thể hỏi tôi về việc đến hạn (hôm nay, tuần này, tháng này), tài liệu sắp hết hạn và tiến độ của các đợt đánh giá mà bạn được xem.',
    en: 'Hello! You can ask me what is due (today, this week, this month), which documents expire soon, and how far the audits are that you may see.',
  },
  help: {
    vi: 'Tôi chưa hiểu câu hỏi. Tôi trả lời được về việc đến hạn (hôm nay, tuần này, tháng này), tài liệu sắp hết hạn và tiến độ của các đợt đánh giá mà bạn được xem. Muốn hỏi về một đợt đánh giá, hãy viết “tiến độ” kèm tên của đợt đó.',
    en: 'I did not understand that. I can tell you what is due (today, this week, this month), which documents expire soon, and how far the audits are that you may see. To ask about one audit, write “progress” and its name.',
  },
  nothing_due: { vi: 'Hôm nay không có việc gì đến hạn.', en: 'Nothing is due today.' },
  due_items: { vi: 'Cần khắc phục xong trong hôm nay: {{count}}', en: 'Findings to correct by today: {{count}}' },
  nothing_due_when: { vi: 'Không có việc gì đến hạn {{when}}.', en: 'Nothing is due {{when}}.' },
  due_items_when: { vi: 'Cần khắc phục xong {{when}}: {{count}}', en: 'Findings to correct {{when}}: {{count}}' },
  due_item_on: { vi: '• {{item}} ({{audit}}), hạn {{day}}', en: '• {{item}} ({{audit}}), by {{day}}' },
  due_audits_when: { vi: 'Đợt đánh giá kết thúc {{when}}: {{count}}', en: 'Audits that end {{when}}: {{count}}' },
  on_day: { vi: 'vào ngày {{day}}', en: 'on {{day}}' },
  from_to: { vi: 'từ ngày {{from}} đến ngày {{to}}', en: 'from {{from}} to {{to}}' },
  periods: {
    vi: 'Tôi chỉ xem được theo hôm nay, ngày mai, tuần này, tuần sau, tháng này và tháng sau; câu trả lời trên là cho hôm nay.',
    en: 'I can look at today, tomorrow, this week, next week, this month and next month; the answer above is for today.',
  },
  due_item: { vi: '• {{item}} ({{audit}})', en: '• {{item}} ({{audit}})' },
  overdue: { vi: 'Phát hiện đã quá hạn khắc phục: {{count}}', en: 'Findings past their date: {{count}}' },
  due_audits: { vi: 'Đợt đánh giá kết thúc hôm nay: {{count}}', en: 'Audits that end today: {{count}}' },
  due_audit: { vi: '• {{audit}}', en: '• {{audit}}' },
  more: { vi: '… và {{count}} mục khác', en: '… and {{count}} more' },
  no_documents: {
    vi: 'Không có tài liệu nào hết hạn trong {{days}} ngày tới.',
    en: 'No document expires in the next {{days}} days.',
  },
  documents: {
    vi: 'Tài liệu hết hạn trong {{days}} ngày tới: {{count}}',
    en: 'Documents that expire in the next {{days}} days: {{count}}',
  },
  document: {
    vi: '• {{name}} (phiên bản {{version}}): ngày {{date}}',
    en: '• {{name}} (version {{version}}): on {{date}}',
  },
  expired: { vi: 'Tài liệu đã hết hạn: {{count}}', en: 'Documents that have expired: {{count}}' },
  no_audits: {
    vi: 'Không có đợt đánh giá nào đang thực hiện mà bạn được xem.',
    en: 'No audit that you may see is under way.',
  },
  audit_not_found: {
    vi: 'Tôi không tìm thấy đợt đánh giá nào có tên chứa “{{words}}” trong số những đợt bạn được xem.',
    en: 'I found no audit with “{{words}}” in its name among those that you may see.',
  },
  audits_under_way: {
    vi: 'Đợt đánh giá đang thực hiện mà bạn được xem: {{count}}',
    en: 'Audits under way that you may see: {{count}}',
  },
  own_audits: {
    vi: 'Đợt đánh giá đang thực hiện mà bạn có tên trong đoàn: {{count}}',
    en: 'Audits under way with you on the team: {{count}}',
  },
  no_own_audits: {
    vi: 'Bạn không có tên trong đoàn của đợt đánh giá nào đang thực hiện.',
    en: 'You are not on the team of any audit under way.',
  },
  progress: {
    vi: '• {{audit}}: {{percent}}% ({{checked}}/{{total}} câu hỏi), {{status}}',
    en: '• {{audit}}: {{percent}}% ({{checked}} of {{total}} items), {{status}}',
  },
} satisfies Texts
