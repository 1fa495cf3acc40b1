import type { DemoDocument } from './document.ts'
import { storageProcedure } from './storage-procedure.ts'

export const sampleLabel = {
  name: { vi: 'MH-BM-07 Nhãn và sổ mẫu lưu', en: 'MH-BM-07 Label and register of retained samples' },
  version: 'B',
  approved: -120,
  belongsTo: storageProcedure,
  outline: {
    label: {
      index: '1',
      header: { vi: 'Nội dung nhãn', en: 'What the label says' },
      content: {
        vi: 'Loại nhiên liệu, số bể hoặc số xe, số lô, ngày giờ lấy, người lấy, hạn lưu.',
        en: 'Grade, tank or vehicle, batch, date and time, who took it, and until when it is kept.',
      },
    },
    register: {
      index: '2',
      header: { vi: 'Sổ mẫu lưu', en: 'The register' },
      content: {
        vi: 'Mỗi mẫu một dòng, ghi ngay khi lấy; mẫu hủy có chữ ký của người hủy và trưởng ca.',
        en: 'One line a sample, written when it is taken; what is thrown away is signed by whoever does and the shift leader.',
      },
    },
  },
} satisfies DemoDocument
