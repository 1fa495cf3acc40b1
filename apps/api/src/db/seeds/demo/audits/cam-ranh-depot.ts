import { auditStatus } from '@apron/contract'
import type { DemoAudit } from './audit.ts'

export const camRanhDepot: DemoAudit = {
  name: {
    vi: 'Đánh giá đột xuất {{quarter}}: kho nhiên liệu Cam Ranh',
    en: 'Unannounced audit {{quarter}}: Cam Ranh fuel depot',
  },
  status: auditStatus.CORRECTIVE,
  starts: -30,
  ends: -24,
  corrects: { from: -22, until: 9 },
  organization: 'camRanhDepot',
  category: 'unannounced',
  author: 'ngocMai',
  team: {
    leader: ['ngocMai'],
    auditor: ['thanhTung', 'hoangNam'],
    auditee: ['minhChau'],
  },
  scope: ['A'],
  answered: 1,
  answers: {
    floatingSuction: {
      status: 'minor',
      due: 9,
      remarks: [
        {
          by: 'hoangNam',
          text: {
            vi: 'Dây thử ống hút nổi bể T1 bị kẹt, không xác nhận được ống nổi lên khi có nhiên liệu.',
            en: 'The check wire of tank T1 is jammed; it cannot be confirmed that the suction floats.',
          },
          result: {
            vi: 'Sửa dây thử khi bể được dừng, trước đó lấy mẫu đầu xuất mỗi ca.',
            en: 'Repair the wire when the tank is out of service; until then sample the outlet every shift.',
          },
          final: true,
          replies: [
            {
              by: 'minhChau',
              text: {
                vi: 'Bể T1 sẽ dừng vào tuần sau. Kết quả lấy mẫu đầu xuất từng ca đều đạt.',
                en: 'Tank T1 goes out of service next week. The outlet samples of every shift have passed.',
              },
            },
          ],
        },
      ],
    },
    bundDrain: {
      status: 'minor',
      due: -8,
      completed: true,
      remarks: [
        {
          by: 'thanhTung',
          text: {
            vi: 'Van xả đê ngăn cháy phía đông không khóa, ống xả có vệt gỉ và dấu dầu cũ.',
            en: 'The bund drain on the east side was not locked; the pipe shows rust and old traces of oil.',
          },
          photos: ['tank'],
          final: true,
          replies: [
            {
              by: 'minhChau',
              text: {
                vi: 'Đã thay khóa, sơn lại ống và đưa van vào danh mục kiểm tra hằng ngày.',
                en: 'New lock fitted, pipe repainted, the valve added to the daily checks.',
              },
            },
            {
              by: 'thanhTung',
              text: {
                vi: 'Đã kiểm tra tại chỗ, đồng ý hoàn thành.',
                en: 'Checked on site; accepted as complete.',
              },
            },
          ],
        },
      ],
    },
    pipeLabels: {
      status: 'minor',
      due: 0,
      remarks: [
        {
          by: 'thanhTung',
          text: {
            vi: 'Ba van tại cụm nhập mất nhãn số, mũi tên chiều dòng chảy bị bạc màu.',
            en: 'Three valves at the receipt manifold have lost their numbers, and the flow arrows have faded.',
          },
          final: true,
        },
      ],
    },
    retainedLabels: {
      status: 'minor',
      due: -3,
      remarks: [
        {
          by: 'hoangNam',
          text: {
            vi: 'Hai bình mẫu lưu của tuần trước không có nhãn số lô và ngày lấy mẫu.',
            en: 'Two retained samples of last week carry no label with batch number and date.',
          },
          final: true,
        },
      ],
    },
    foam: { status: 'notApplicable' },
  },
}
