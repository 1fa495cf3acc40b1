import type { Texts } from '../text.ts'

/** The audit programme of a year. */
export const programme = {
  title: { vi: 'Chương trình đánh giá', en: 'Audit programme' },
  about: {
    vi: 'Kế hoạch đánh giá của năm theo đơn vị và loại, so với những đợt đã thực hiện.',
    en: 'The audits planned for the year by organisation and category, and what became of them.',
  },
  year: { vi: 'Năm', en: 'Year' },
  month: { vi: 'Tháng', en: 'Month' },
  in_month: { vi: 'Tháng {{month}}/{{year}}', en: '{{name}} {{year}}' },
  organization: { vi: 'Đơn vị', en: 'Organisation' },
  category: { vi: 'Loại đánh giá', en: 'Category' },
  any_category: { vi: 'Không phân loại', en: 'None' },
  note: { vi: 'Ghi chú', en: 'Note' },
  state: { vi: 'Tình trạng', en: 'State' },
  state_open: { vi: 'Chưa lập', en: 'Not made' },
  state_prepared: { vi: 'Đã lập', en: 'Prepared' },
  state_running: { vi: 'Đang thực hiện', en: 'Running' },
  state_closed: { vi: 'Đã đóng', en: 'Closed' },
  state_cancelled: { vi: 'Đã hủy', en: 'Called off' },
  state_late: { vi: 'Trễ', en: 'Late' },
  late: { vi: '{{state}}, trễ', en: '{{state}}, late' },
  unplanned: { vi: 'Ngoài kế hoạch', en: 'Not planned' },
  all: { vi: 'Tất cả', en: 'All' },
  states: { vi: 'Kế hoạch theo tình trạng', en: 'Plans by state' },
  audit: { vi: 'Đợt đánh giá', en: 'Audit' },
  make: { vi: 'Tạo đợt đánh giá', en: 'Make the audit' },
  make_of: { vi: 'Tạo đợt đánh giá: {{name}}', en: 'Make the audit: {{name}}' },
  plan_name: { vi: '{{category}} {{organization}}, {{month}}', en: '{{category}} {{organization}}, {{month}}' },
  carries_out: {
    vi: 'Đợt này thực hiện kế hoạch {{month}}; đơn vị và loại đánh giá theo kế hoạch.',
    en: 'This audit carries out the plan for {{month}}; its organisation and category are those of the plan.',
  },
  add: { vi: 'Thêm kế hoạch', en: 'Add plan' },
  edit: { vi: 'Sửa kế hoạch', en: 'Edit plan' },
  cancel: { vi: 'Hủy kế hoạch', en: 'Call off' },
  cancel_of: { vi: 'Hủy kế hoạch: {{name}}', en: 'Call off: {{name}}' },
  cancelled_by: { vi: '{{name}}, {{day}}: {{reason}}', en: '{{name}}, {{day}}: {{reason}}' },
  reason: { vi: 'Lý do', en: 'Reason' },
  reason_hint: { vi: 'Được ghi lại cùng người hủy và thời điểm.', en: 'Kept with who called it off, and when.' },
  cancelled: { vi: 'Đã hủy kế hoạch', en: 'Plan called off' },
  empty: { vi: 'Chưa có kế hoạch nào cho năm này', en: 'Nothing is planned for this year yet' },
  empty_hint: {
    vi: 'Thêm từng dòng, hoặc để chương trình đề xuất theo chu kỳ của từng loại đánh giá.',
    en: 'Add plans one by one, or have them proposed from how often each category comes round.',
  },
  propose: { vi: 'Đề xuất kế hoạch', en: 'Propose plans' },
  propose_title: { vi: 'Đề xuất kế hoạch năm {{year}}', en: 'Plans proposed for {{year}}' },
  propose_about: {
    vi: 'Theo đợt gần nhất của từng loại tại từng đơn vị và chu kỳ của loại đó. Bỏ chọn những dòng không cần.',
    en: 'From the last audit of each category in each organisation, and how often that category comes round. Untick what is not wanted.',
  },
  propose_none: { vi: 'Không có gì để đề xuất', en: 'Nothing to propose' },
  propose_none_hint: {
    vi: 'Hãy đặt chu kỳ cho loại đánh giá. Nơi chưa có đợt đánh giá nào thuộc loại đó nằm ở mục “Chưa từng đánh giá”.',
    en: 'Say how often a category comes round. Organisations that never had an audit of it are listed under “Never audited”.',
  },
  propose_by: { vi: 'Đề xuất gì', en: 'What is proposed' },
  propose_due: { vi: 'Đến kỳ', en: 'Due again' },
  propose_gaps: { vi: 'Chưa từng đánh giá', en: 'Never audited' },
  propose_counted: { vi: '{{name}} ({{count}})', en: '{{name}} ({{count}})' },
  propose_most: { vi: 'Mỗi lần thêm nhiều nhất {{max}} kế hoạch.', en: 'At most {{max}} plans can be added at once.' },
  gaps_about: {
    vi: 'Đơn vị chưa có đợt đánh giá nào thuộc loại này mà bạn được xem, và chưa có kế hoạch ở năm nào. Chọn những dòng cần đưa vào kế hoạch, rồi chọn tháng.',
    en: 'Organisations without any audit of the category that you may see, and without a plan in any year. Tick what is to be planned, and choose its month.',
  },
  gaps_none: { vi: 'Không có đơn vị nào bị bỏ sót', en: 'Nothing was left out' },
  gaps_none_hint: {
    vi: 'Với mỗi loại có chu kỳ, mọi đơn vị đều đã có đợt đánh giá hoặc kế hoạch.',
    en: 'Of each category that comes round every organisation has had an audit, or has a plan.',
  },
  gap_search: { vi: 'Tìm theo tên đơn vị', en: 'Find by the name of the organisation' },
  gap_every: { vi: 'Mỗi {{count}} tháng', en: 'Every {{count}} months' },
  month_of: { vi: 'Tháng của {{name}}', en: 'Month of {{name}}' },
  propose_add_one: { vi: 'Thêm {{count}} kế hoạch', en: 'Add {{count}} plan' },
  propose_add_other: { vi: 'Thêm {{count}} kế hoạch', en: 'Add {{count}} plans' },
  added_one: { vi: 'Đã thêm {{count}} kế hoạch', en: '{{count}} plan added' },
  added_other: { vi: 'Đã thêm {{count}} kế hoạch', en: '{{count}} plans added' },
  last_on: { vi: 'Gần nhất {{day}}, mỗi {{count}} tháng', en: 'Last {{day}}, every {{count}} months' },
  intervals: { vi: 'Chu kỳ đánh giá', en: 'Intervals' },
  intervals_about: {
    vi: 'Sau bao nhiêu tháng thì một đơn vị được đánh giá lại. Để trống nếu không theo chu kỳ.',
    en: 'After how many months an organisation is audited again. Leave empty what does not come round.',
  },
  interval_of: { vi: 'Chu kỳ của {{name}} (tháng)', en: 'Interval of {{name}} in months' },
  interval_saved: { vi: 'Đã lưu chu kỳ', en: 'Interval saved' },
} satisfies Texts

export const menu = {
  programme: { vi: 'Chương trình đánh giá', en: 'Audit programme' },
} satisfies Texts

export const permissionAreas = {
  programme: { vi: 'Chương trình đánh giá', en: 'Audit programme' },
} satisfies Texts

export const productPermissions = {
  MANAGE_PROGRAMME: { vi: 'Lập chương trình đánh giá năm', en: 'Plan the year’s audits' },
} satisfies Texts

export const uses = {
  audit_plans_one: { vi: '{{count}} dòng trong chương trình đánh giá', en: '{{count}} line of the audit programme' },
  audit_plans_other: { vi: '{{count}} dòng trong chương trình đánh giá', en: '{{count}} lines of the audit programme' },
} satisfies Texts

export const errors = {
  plan_made: {
    vi: 'Dòng kế hoạch này đã có đợt đánh giá.',
    en: 'The audit of this plan has been made already.',
  },
  programme_too_large: {
    vi: 'Một tệp liệt kê nhiều nhất {{max}} kế hoạch. Hãy chọn một đơn vị hoặc một loại đánh giá.',
    en: 'One file lists {{max}} plans at most. Choose an organisation or a category.',
  },
  plan_cancelled: {
    vi: 'Dòng kế hoạch này đã bị hủy.',
    en: 'This plan was called off.',
  },
} satisfies Texts

export const validation = {
  planned: {
    vi: 'Đơn vị này đã có kế hoạch cho loại đánh giá đó trong tháng này.',
    en: 'This is planned for the organisation in this month already.',
  },
  not_planned: {
    vi: 'Kế hoạch năm ghi một giá trị khác.',
    en: 'The programme plans another one.',
  },
} satisfies Texts

export const nouns = {
  plan_one: { vi: 'dòng kế hoạch năm', en: 'line of the programme' },
  plan_other: { vi: 'dòng kế hoạch năm', en: 'lines of the programme' },
} satisfies Texts
