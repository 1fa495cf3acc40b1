import type { Texts } from '../../text.ts'

/** Scans of minutes that were signed. */
export const scans = {
  title: { vi: 'Bản scan đã ký', en: 'Signed scans' },
  about: {
    vi: 'Bản giấy mà hai bên đã ký, gắn lại với biên bản này. Bản scan nằm trong bộ hồ sơ; ai gắn và lúc nào được ghi lại.',
    en: 'The paper that both sides signed, bound back to these minutes. Scans are part of the pack; who bound them and when is recorded.',
  },
  none: { vi: 'Chưa gắn bản scan nào.', en: 'No scan has been bound yet.' },
  bind: { vi: 'Gắn bản scan', en: 'Bind a scan' },
  bound: { vi: 'Đã gắn bản scan vào biên bản', en: 'Scan bound to the minutes' },
  takes: { vi: 'Tệp {{endings}}, tối đa {{max}}', en: '{{endings}} files up to {{max}}' },
  bound_by: { vi: '{{name}} gắn lúc {{time}}', en: 'Bound by {{name}}, {{time}}' },
  remove_short: { vi: 'Gỡ', en: 'Remove' },
  remove: { vi: 'Gỡ bản scan {{name}}', en: 'Remove the scan {{name}}' },
} satisfies Texts

export const errors = {
  scan_bound_already: {
    vi: 'Bản scan này đã được gắn vào biên bản.',
    en: 'This scan is bound to the minutes already.',
  },
  too_many_scans: {
    vi: 'Một biên bản có nhiều nhất {{most}} bản scan.',
    en: 'Minutes have at most {{most}} scans.',
  },
} satisfies Texts
