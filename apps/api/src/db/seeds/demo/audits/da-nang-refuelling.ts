import { auditStatus } from '@apron/contract'
import type { DemoAudit } from './audit.ts'

export const daNangRefuelling: DemoAudit = {
  name: {
    vi: 'Đánh giá nội bộ {{quarter}}: đội tra nạp Đà Nẵng',
    en: 'Internal audit {{quarter}}: Da Nang refuelling team',
  },
  status: auditStatus.CLOSE,
  starts: -92,
  ends: -86,
  corrects: { from: -84, until: -60 },
  closes: -55,
  organization: 'daNangRefuelling',
  category: 'quarterly',
  author: 'quangHuy',
  team: {
    leader: ['quangHuy'],
    auditor: ['yenNhi', 'hoangNam'],
    auditee: ['tienDat', 'anhTuan'],
  },
  scope: ['B'],
  answered: 1,
  answers: {
    hoseWear: {
      status: 'major',
      due: -80,
      completed: true,
      remarks: [
        {
          by: 'hoangNam',
          text: {
            vi: 'Xe DN-11: ống nạp bên trái mòn lộ lớp gia cường khoảng 4 cm, cách khớp xoay 1,5 m.',
            en: 'Vehicle DN-11: the left hose is worn to the reinforcement for about 4 cm, 1.5 m from the swivel.',
          },
          result: {
            vi: 'Dừng xe ngay; thay ống, thử áp đạt và đưa xe trở lại sau hai ngày.',
            en: 'Vehicle stopped at once; hose replaced and pressure-tested, back in service after two days.',
          },
          photos: ['hose'],
          final: true,
          replies: [
            {
              by: 'anhTuan',
              text: {
                vi: 'Đã thay ống mới, biên bản thử áp lưu tại hồ sơ xe. Đã kiểm tra toàn bộ ống của sáu xe còn lại.',
                en: 'New hose fitted, the test report is in the vehicle file. All hoses of the other six vehicles were checked.',
              },
            },
          ],
        },
      ],
    },
    spillKit: {
      status: 'minor',
      due: -60,
      completed: true,
      remarks: [
        {
          by: 'yenNhi',
          text: {
            vi: 'Bộ ứng cứu tràn dầu trên xe DN-08 thiếu phao quây và hai túi vật liệu thấm.',
            en: 'The spill kit of vehicle DN-08 lacks its boom and two bags of absorbent.',
          },
          final: true,
        },
      ],
    },
    lightning: {
      status: 'observation',
      remarks: [
        {
          by: 'yenNhi',
          text: {
            vi: 'Ba trong bốn người được hỏi trả lời đúng; một người chưa rõ ai cho phép bắt đầu lại.',
            en: 'Three of four people answered correctly; one was unsure who gives the word to start again.',
          },
        },
      ],
    },
  },
  minutes: {
    savedOn: -85,
    conclusion: {
      vi: '<p>Đội tra nạp duy trì tốt việc kiểm tra đầu ca và nối đẳng thế; hồ sơ đầy đủ, dễ tra cứu.</p><p>Đoàn ghi nhận một điểm không phù hợp nặng, một điểm không phù hợp nhẹ và một điểm lưu ý. Đề nghị đơn vị rà soát chu kỳ thay ống mềm của toàn bộ xe.</p>',
      en: '<p>The team keeps up its shift checks and bonding well; records are complete and easy to find.</p><p>One major and one minor non-conformity and one observation were recorded. The site is asked to review the replacement interval of all hoses.</p>',
    },
    selfAssessment: {
      vi: '<p>Đơn vị thống nhất với nhận xét của đoàn và cam kết khắc phục đúng hạn.</p>',
      en: '<p>The site agrees with the findings and will correct them by their dates.</p>',
    },
  },
}
