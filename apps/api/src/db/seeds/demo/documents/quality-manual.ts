import type { DemoDocument } from './document.ts'

export const qualityManual = {
  name: { vi: 'MH-HT-01 Sổ tay chất lượng và an toàn', en: 'MH-HT-01 Quality and safety manual' },
  version: '5.1',
  approved: -400,
  expires: -12,
  outline: {
    policy: {
      index: '1',
      header: { vi: 'Chính sách và mục tiêu', en: 'Policy and objectives' },
      content: {
        vi: 'Giám đốc ban hành chính sách, rà soát mục tiêu mỗi năm và phổ biến đến từng ca.',
        en: 'The director issues the policy, reviews the objectives each year and brings them to every shift.',
      },
    },
    documentControl: {
      index: '2',
      header: { vi: 'Kiểm soát tài liệu', en: 'Document control' },
      content: {
        vi: 'Chỉ bản hiện hành có mặt tại nơi làm việc; bản cũ được thu hồi trong năm ngày làm việc.',
        en: 'Only the current issue lies at the workplace; old ones are withdrawn within five working days.',
      },
    },
    records: {
      index: '2.1',
      header: { vi: 'Kiểm soát hồ sơ', en: 'Control of records' },
      content: {
        vi: 'Ghi bằng mực, sửa bằng gạch ngang và ký; hồ sơ chất lượng lưu tối thiểu ba năm.',
        en: 'Written in ink, corrected with one line and a signature; quality records are kept for at least three years.',
      },
    },
    competence: {
      index: '3',
      header: { vi: 'Đào tạo và năng lực', en: 'Training and competence' },
      content: {
        vi: 'Mỗi chức danh có chương trình riêng; đánh giá tại chỗ trước khi làm việc độc lập và mỗi hai năm.',
        en: 'Each role has its programme; competence is assessed on the job before working alone and every two years.',
      },
    },
    calibration: {
      index: '4',
      header: { vi: 'Hiệu chuẩn thiết bị đo', en: 'Calibration of measuring equipment' },
      content: {
        vi: 'Danh mục thiết bị đo nêu chu kỳ, tem và người giữ; thiết bị quá hạn phải cách ly.',
        en: 'The register names interval, label and keeper; equipment past its date is set apart.',
      },
    },
    fireSafety: {
      index: '5',
      header: { vi: 'Phòng cháy chữa cháy', en: 'Fire safety' },
      content: {
        vi: 'Phương tiện chữa cháy kiểm tra hằng tháng; mỗi ca diễn tập ít nhất một lần mỗi sáu tháng.',
        en: 'Equipment is checked monthly; every shift drills at least once in six months.',
      },
    },
    emergency: {
      index: '6',
      header: { vi: 'Ứng phó khẩn cấp', en: 'Emergency response' },
      content: {
        vi: 'Phương án có danh bạ hiện hành, được diễn tập mỗi năm và rút kinh nghiệm bằng văn bản.',
        en: 'The plan has current telephone numbers, is exercised every year and its lessons are written down.',
      },
    },
    environment: {
      index: '7',
      header: { vi: 'Bảo vệ môi trường', en: 'Protection of the environment' },
      content: {
        vi: 'Nước thải qua bể tách dầu; chất thải nguy hại giao cho đơn vị có giấy phép.',
        en: 'Drainage passes the separator; hazardous waste goes to a licensed collector.',
      },
    },
    contractors: {
      index: '8',
      header: { vi: 'Quản lý nhà thầu', en: 'Contractors' },
      content: {
        vi: 'Nhà thầu được đánh giá trước khi ký, huấn luyện an toàn trước khi vào và giám sát khi làm việc.',
        en: 'Contractors are assessed before signing, inducted before entering and supervised at work.',
      },
    },
    improvement: {
      index: '9',
      header: { vi: 'Sự không phù hợp và khắc phục', en: 'Non-conformities and corrective action' },
      content: {
        vi: 'Mỗi điểm không phù hợp có nguyên nhân gốc, biện pháp, người làm, hạn và bằng chứng hoàn thành.',
        en: 'Every non-conformity has a root cause, an action, an owner, a date and evidence of completion.',
      },
    },
  },
} satisfies DemoDocument
