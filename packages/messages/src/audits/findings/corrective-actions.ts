import type { Texts } from '../../text.ts'

/** The screens of the corrective action report and the ways to it. */
export const correctiveActions = {
  title: { vi: 'Báo cáo hành động khắc phục', en: 'Corrective action report' },
  make: { vi: 'Lập báo cáo', en: 'Make a report' },
  file: { vi: 'Báo cáo hành động khắc phục – {{name}}', en: 'Corrective action report – {{name}}' },
  of_one: { vi: '{{name}} – {{organization}}', en: '{{name}} – {{organization}}' },
  of_several_one: { vi: '{{count}} phát hiện', en: '{{count}} finding' },
  of_several_other: { vi: '{{count}} phát hiện', en: '{{count}} findings' },
  none: { vi: 'Chưa chọn phát hiện nào', en: 'No finding is chosen' },
  none_hint: {
    vi: 'Đánh dấu các phát hiện trong sổ phát hiện rồi lập báo cáo từ đó.',
    en: 'Tick findings in the register and make the report from there.',
  },
  to_register: { vi: 'Đến sổ phát hiện', en: 'To the register' },
  too_many: {
    vi: 'Báo cáo lập được cho tối đa {{count}} phát hiện một lần.',
    en: 'A report can be made of at most {{count}} findings at once.',
  },
} satisfies Texts
