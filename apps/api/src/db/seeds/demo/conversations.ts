import type { Text } from '@apron/messages'
import type { PersonKey } from './company/people.ts'

export type Speaker = PersonKey | 'administrator'
/** `day` counts from today, `minutes` from the opening of the office. */
export type ChatLine = { by: Speaker; day: number; minutes: number; text: Text }
/** Oldest line first; what was said last was read by the other unless it is `unread`. */
export type Conversation = { between: readonly [Speaker, Speaker]; lines: readonly ChatLine[]; unread?: true }

export const conversations: readonly Conversation[] = [
  {
    between: ['bichNgoc', 'vietHung'],
    lines: [
      {
        by: 'bichNgoc',
        day: -4,
        minutes: 65,
        text: {
          vi: 'Chào anh Hùng, lịch đánh giá đội xe An Bình em đã gửi duyệt. Anh chuẩn bị giúp em giấy kiểm định xi téc và sổ bảo dưỡng xe.',
          en: 'Good morning Hung, the plan for the audit of your fleet waits for approval. Please have the tank calibration certificates and the maintenance records at hand.',
        },
      },
      {
        by: 'vietHung',
        day: -4,
        minutes: 130,
        text: {
          vi: 'Vâng, bên tôi chuẩn bị đủ. Có lịch chính thức em báo để tôi xếp xe ở lại bãi.',
          en: 'They will be ready. Tell me once the date is settled and I will keep the trucks in the yard.',
        },
      },
    ],
  },
  {
    between: ['kimOanh', 'yenNhi'],
    lines: [
      {
        by: 'kimOanh',
        day: -3,
        minutes: 40,
        text: {
          vi: 'Nhi ơi, lớp nhắc lại về lấy mẫu và thử nước cho ca B kho Đà Nẵng chị xếp vào đầu tuần sau. Em xem có trùng lịch đánh giá không?',
          en: 'Nhi, I have put the refresher on sampling and water detection for depot shift B at the start of next week. Does it clash with the audit?',
        },
      },
      {
        by: 'yenNhi',
        day: -3,
        minutes: 58,
        text: {
          vi: 'Không trùng chị ạ. Nhờ chị thêm phần ghi sổ xả đáy bể và mời cả ca A: đoàn vừa ghi một điểm không phù hợp nhẹ ở bể T3.',
          en: 'No clash. Please add the tank drain log and invite shift A as well: we have just raised a minor non-conformity on tank T3.',
        },
      },
      {
        by: 'kimOanh',
        day: -3,
        minutes: 75,
        text: {
          vi: 'Chị thêm rồi. Danh sách học viên chị gửi anh Trường trong hôm nay.',
          en: 'Added. Mr Truong will have the list of participants today.',
        },
      },
    ],
  },
  {
    between: ['administrator', 'ngocMai'],
    lines: [
      {
        by: 'ngocMai',
        day: -2,
        minutes: 20,
        text: {
          vi: 'Vinh ơi, máy tính bảng của đội tra nạp Phú Quốc dùng được chưa em? Mai đoàn bắt đầu đánh giá ở đó.',
          en: 'Vinh, are the tablets for the Phu Quoc refuelling team ready? The audit there starts tomorrow.',
        },
      },
      {
        by: 'administrator',
        day: -2,
        minutes: 47,
        text: {
          vi: 'Được rồi chị. Sáng nay em đã thử trên cả hai máy: đăng nhập và tải ảnh lên đều ổn.',
          en: 'They are. I tried both this morning: signing in and uploading photos work.',
        },
      },
      {
        by: 'ngocMai',
        day: -2,
        minutes: 49,
        text: { vi: 'Tốt quá, cảm ơn em.', en: 'Very good, thank you.' },
      },
    ],
  },
  {
    between: ['khang', 'ducAnh'],
    unread: true,
    lines: [
      {
        by: 'khang',
        day: -2,
        minutes: 130,
        text: {
          vi: 'Anh Đức Anh, đợt đánh giá kho Đà Nẵng đến đâu rồi? Tôi nghe nói có một điểm không phù hợp nặng ở bầu lọc F2.',
          en: 'Duc Anh, how far is the audit of the Da Nang depot? I hear there is a major non-conformity on filter F2.',
        },
      },
      {
        by: 'ducAnh',
        day: -2,
        minutes: 142,
        text: {
          vi: 'Vâng. Chênh áp quy đổi của F2 giảm đột ngột mà kho không điều tra. Kho đã dừng F2 và xuất qua F1, việc tra nạp không bị ảnh hưởng.',
          en: 'Yes. The corrected differential pressure of F2 fell suddenly and nobody looked into it. F2 is out of service, F1 is in use, and refuelling is not affected.',
        },
      },
      {
        by: 'ducAnh',
        day: -2,
        minutes: 144,
        text: {
          vi: 'Đoàn đã kiểm tra hơn một nửa số mục, dự kiến họp kết thúc đúng kế hoạch.',
          en: 'The team has been through more than half of the items; the closing meeting should be on time.',
        },
      },
      {
        by: 'khang',
        day: -2,
        minutes: 170,
        text: {
          vi: 'Tốt. F2 chỉ dùng lại khi thử màng đạt. Có kết quả anh báo tôi ngay.',
          en: 'Good. F2 goes back into service only after a membrane test that passes. Let me know the result at once.',
        },
      },
    ],
  },
  {
    between: ['bichNgoc', 'thuHa'],
    unread: true,
    lines: [
      {
        by: 'bichNgoc',
        day: -1,
        minutes: 15,
        text: {
          vi: 'Chị Hà ơi, em đã gửi kế hoạch đánh giá nhà thầu vận tải An Bình, nhờ chị xem và phê duyệt trong tuần này.',
          en: 'Ms Ha, I have submitted the plan of the contractor audit at An Binh. Could you look at it and approve it this week?',
        },
      },
      {
        by: 'thuHa',
        day: -1,
        minutes: 65,
        text: {
          vi: 'Chị thấy rồi. Phạm vi đã có phần đào tạo lái xe chưa em?',
          en: 'I have seen it. Does the scope cover the training of the drivers?',
        },
      },
      {
        by: 'bichNgoc',
        day: -1,
        minutes: 72,
        text: {
          vi: 'Dạ có: tiếp nhận nhiên liệu, đào tạo và hiệu chuẩn, quản lý nhà thầu. Chuyên gia của Sao Nam cùng tham gia đoàn.',
          en: 'It does: receipt of fuel, training and calibration, and contractors. The expert from Sao Nam is in the team.',
        },
      },
    ],
  },
  {
    between: ['xuanTruong', 'thaoVy'],
    unread: true,
    lines: [
      {
        by: 'xuanTruong',
        day: -1,
        minutes: 30,
        text: {
          vi: 'Vy ơi, bầu lọc F2 đã xả hết và khóa cách ly hai đầu. Khi nào em mở kiểm tra được?',
          en: 'Vy, filter F2 is drained and locked off on both sides. When can you open it?',
        },
      },
      {
        by: 'thaoVy',
        day: -1,
        minutes: 55,
        text: {
          vi: 'Sáng mai 8 giờ em có mặt ở kho anh ạ. Nhờ kho chuẩn bị bộ lõi lọc và gioăng mới, giữ lại lõi cũ để chụp ảnh và tìm nguyên nhân.',
          en: 'I will be at the depot at eight tomorrow. Please have a new set of elements and gaskets ready, and keep the old elements for photos and the root cause.',
        },
      },
      {
        by: 'xuanTruong',
        day: -1,
        minutes: 90,
        text: {
          vi: 'Lõi lọc có đủ, gioăng chiều nay kho Cam Ranh gửi ra. Thử màng sau khi lắp, phòng thử nghiệm đã sắp người.',
          en: 'The elements are here, the gaskets come from Cam Ranh this afternoon. The laboratory has somebody ready for the membrane test afterwards.',
        },
      },
    ],
  },
  {
    between: ['vanPhuc', 'administrator'],
    unread: true,
    lines: [
      {
        by: 'vanPhuc',
        day: -1,
        minutes: 180,
        text: {
          vi: 'Vinh ơi, tuần sau phòng mình nhận một thực tập sinh vận hành. Chức vụ đang chờ phê duyệt, duyệt xong em tạo tài khoản giúp anh nhé.',
          en: 'Vinh, an operations trainee joins us next week. The position is waiting for its approval; please make the account once it is through.',
        },
      },
      {
        by: 'administrator',
        day: -1,
        minutes: 196,
        text: {
          vi: 'Vâng anh. Em xếp vào nhóm Người xem cho đến khi học xong phần an toàn.',
          en: 'Will do. I will put them into Viewers until the safety training is done.',
        },
      },
      {
        by: 'vanPhuc',
        day: -1,
        minutes: 204,
        text: {
          vi: 'Được. Nhớ chọn đơn vị là Phòng Kỹ thuật giúp anh.',
          en: 'Fine. Please set the Engineering Department as their organisation.',
        },
      },
    ],
  },
]
