import type { Text } from '@apron/messages'

export const categories = {
  internal: { name: { vi: 'Đánh giá nội bộ', en: 'Internal audit' }, default: true },
  quarterly: { name: { vi: 'Định kỳ hằng quý', en: 'Quarterly' }, under: 'internal' },
  unannounced: { name: { vi: 'Đột xuất', en: 'Unannounced' }, under: 'internal' },
  external: { name: { vi: 'Đánh giá bên ngoài', en: 'External audit' } },
  jointInspection: {
    name: { vi: 'Giám định chung của các hãng', en: 'Joint inspection by airlines' },
    under: 'external',
  },
  authority: { name: { vi: 'Nhà chức trách hàng không', en: 'Aviation authority' }, under: 'external' },
  contractor: { name: { vi: 'Đánh giá nhà thầu', en: 'Contractor audit' } },
} satisfies Record<string, { name: Text; under?: string; default?: true }>

export type CategoryKey = keyof typeof categories

export const tags = {
  quality: { vi: 'Kiểm soát chất lượng', en: 'Quality control' },
  equipment: { vi: 'Thiết bị', en: 'Equipment' },
  calibration: { vi: 'Hiệu chuẩn', en: 'Calibration' },
  records: { vi: 'Hồ sơ, tài liệu', en: 'Documentation' },
  training: { vi: 'Đào tạo', en: 'Training' },
  fire: { vi: 'Phòng cháy chữa cháy', en: 'Fire safety' },
  safety: { vi: 'An toàn lao động', en: 'Occupational safety' },
  environment: { vi: 'Môi trường', en: 'Environment' },
  emergency: { vi: 'Ứng phó khẩn cấp', en: 'Emergency response' },
  contractor: { vi: 'Nhà thầu', en: 'Contractors' },
} satisfies Record<string, Text>

export type TagKey = keyof typeof tags
