import type { Text } from '@apron/messages'
import type { PersonKey } from './company/people.ts'

type ForumEntry = { by: PersonKey; day: number; minutes: number; text: Text }
/** `about`: a finding of one of the audits. */
export type DemoPost = ForumEntry & {
  topic: TopicKey
  title: Text
  pinned?: true
  closed?: true
  about?: 'finding'
  /** How many looked at it before today. */
  views: number
  comments: readonly (ForumEntry & { solves?: true; replies?: readonly ForumEntry[] })[]
}

export const topics = {
  receiving: {
    name: { vi: 'Tiếp nhận và tồn chứa', en: 'Receiving and storage' },
    description: {
      vi: 'Lấy mẫu, bể chứa, xả đáy, lọc, đo tồn.',
      en: 'Sampling, tanks, draining, filtration, stock.',
    },
  },
  refuelling: {
    name: { vi: 'Tra nạp tàu bay', en: 'Into-plane refuelling' },
    description: {
      vi: 'Xe tra nạp, hệ thống ngầm, an toàn trên sân đỗ.',
      en: 'Refuellers, hydrants, safety on the apron.',
    },
  },
  audits: {
    name: { vi: 'Đánh giá và khắc phục', en: 'Audits and corrections' },
    description: {
      vi: 'Cách ghi phát hiện, bằng chứng, hạn khắc phục.',
      en: 'How to write findings, evidence, corrective dates.',
    },
  },
  laboratory: {
    name: { vi: 'Phòng thử nghiệm', en: 'Laboratory' },
    description: { vi: 'Phép thử, thiết bị, chứng thư.', en: 'Tests, instruments, certificates.' },
    waiting: true,
  },
} satisfies Record<string, { name: Text; description: Text; waiting?: true }>
export type TopicKey = keyof typeof topics

export const posts: readonly DemoPost[] = [
  {
    topic: 'audits',
    by: 'ducAnh',
    day: -20,
    minutes: 30,
    pinned: true,
    views: 41,
    title: {
      vi: 'Ảnh bằng chứng: chụp thế nào để khỏi bị trả lại',
      en: 'Photos as evidence: how to take them so that they are not sent back',
    },
    text: {
      vi: 'Mỗi ảnh cần thấy rõ biển số thiết bị và ngày kiểm tra. Chụp toàn cảnh trước, cận cảnh sau, không dùng đèn chớp gần đồng hồ đo.',
      en: 'Each photo should show the number of the equipment and the date of its check. Take the whole first, then the detail, and no flash near gauges.',
    },
    comments: [
      {
        by: 'hongNhung',
        day: -19,
        minutes: 60,
        text: {
          vi: 'Với mẫu nhiên liệu trong bình thủy tinh, nên đặt trên nền trắng thì thấy rõ nước tự do hơn.',
          en: 'With fuel samples in a glass jar, a white background shows free water much better.',
        },
      },
    ],
  },
  {
    topic: 'receiving',
    by: 'giaBao',
    day: -4,
    minutes: 45,
    views: 18,
    title: {
      vi: 'Sau mưa lớn bao lâu thì phải xả đáy bể lại?',
      en: 'How soon after heavy rain must a tank be drained again?',
    },
    text: {
      vi: 'Đêm qua kho mưa to. Ca trước đã xả đáy lúc 22 giờ, ca sáng có phải xả lại trước khi cấp hàng không?',
      en: 'We had heavy rain last night. The shift before drained at 22:00: must the morning shift drain again before we issue fuel?',
    },
    comments: [
      {
        by: 'congThanh',
        day: -4,
        minutes: 70,
        text: { vi: 'Kho mình trước giờ vẫn xả lại mỗi sáng.', en: 'We have always drained again each morning.' },
      },
      {
        by: 'yenNhi',
        day: -4,
        minutes: 95,
        solves: true,
        text: {
          vi: 'Có. Xả đáy và thử nước trước lần cấp đầu tiên trong ngày, và thêm một lần ngay sau mưa lớn; cả hai lần đều ghi vào sổ.',
          en: 'Yes. Drain and test for water before the first issue of the day, and once more straight after heavy rain; both go into the log.',
        },
        replies: [
          {
            by: 'giaBao',
            day: -4,
            minutes: 110,
            text: { vi: 'Em cảm ơn chị, em bổ sung vào sổ ngay.', en: 'Thank you, I am adding it to the log now.' },
          },
        ],
      },
    ],
  },
  {
    topic: 'audits',
    by: 'congThanh',
    day: -2,
    minutes: 20,
    about: 'finding',
    views: 9,
    title: {
      vi: 'Bằng chứng khắc phục: ảnh sổ tay có được chấp nhận không?',
      en: 'Evidence of a correction: is a photo of the paper log enough?',
    },
    text: {
      vi: 'Đơn vị ghi sổ giấy, chưa có bản điện tử. Chụp trang sổ đã ký thì có đủ để xác nhận khắc phục không?',
      en: 'Our log is on paper and not kept electronically. Is a photo of the signed page enough for the correction to be verified?',
    },
    comments: [
      {
        by: 'quangHuy',
        day: -2,
        minutes: 50,
        text: {
          vi: 'Được, miễn là thấy chữ ký của trưởng ca và ngày. Nhớ kèm ảnh biển số bể trong cùng lần gửi.',
          en: 'Yes, as long as the shift leader’s signature and the date can be read. Send a photo of the tank’s number with it.',
        },
      },
    ],
  },
  {
    topic: 'refuelling',
    by: 'baoLong',
    day: -9,
    minutes: 15,
    closed: true,
    views: 26,
    title: {
      vi: 'Khoảng cách đặt chèn bánh khi tra nạp bằng xe bồn',
      en: 'Where chocks go when refuelling from a tank truck',
    },
    text: {
      vi: 'Sân đỗ có độ dốc nhẹ. Chèn một bánh hay cả hai phía?',
      en: 'Our stand has a slight slope. Do we chock one wheel or both sides?',
    },
    comments: [
      {
        by: 'anhTuan',
        day: -9,
        minutes: 40,
        solves: true,
        text: {
          vi: 'Chèn cả hai phía của một bánh, trước và sau, trước khi kéo ống. Có dốc thì thêm một bánh nữa.',
          en: 'Both sides of one wheel, front and back, before the hose is pulled. On a slope, a second wheel as well.',
        },
      },
    ],
  },
  {
    topic: 'refuelling',
    by: 'trongNghia',
    day: -1,
    minutes: 200,
    views: 5,
    title: { vi: 'Ai có mẫu phiếu kiểm tra ống mềm mới?', en: 'Who has the new form for hose checks?' },
    text: {
      vi: 'Phiếu cũ thiếu cột áp suất thử. Đội nào đã dùng phiếu mới, cho mình xin với.',
      en: 'The old form has no column for the test pressure. Whoever uses the new one, please share it.',
    },
    comments: [],
  },
]
