import type { Texts } from './text.ts'

/** Why records chosen together cannot all go; `names` lists a few of them. */
export const bulk = {
  missing: { vi: '{{count}} bản ghi không còn tồn tại', en: '{{count}} no longer exist' },
  already_approved: { vi: '{{count}} đã được phê duyệt ({{names}})', en: '{{count}} already approved ({{names}})' },
  already_rejected: { vi: '{{count}} đã bị từ chối ({{names}})', en: '{{count}} already rejected ({{names}})' },
  four_eyes: {
    vi: '{{count}} do chính bạn lập hoặc sửa, cần người khác phê duyệt ({{names}})',
    en: '{{count}} written by yourself, somebody else has to approve them ({{names}})',
  },
  in_use: {
    vi: '{{count}} đang được sử dụng trong các đợt đánh giá ({{names}})',
    en: '{{count}} in use in audits ({{names}})',
  },
} satisfies Texts
