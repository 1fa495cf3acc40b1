import { auditStatus } from '@apron/contract'
import type { DemoAudit } from './audit.ts'

export const daNangDepot: DemoAudit = {
  name: {
    vi: 'Đánh giá nội bộ {{quarter}}: kho nhiên liệu Đà Nẵng',
    en: 'Internal audit {{quarter}}: Da Nang fuel depot',
  },
  status: auditStatus.IN_PROGRESS,
  starts: -6,
  ends: 8,
  organization: 'daNangDepot',
  category: 'quarterly',
  author: 'quangHuy',
  team: {
    leader: ['quangHuy'],
    auditor: ['yenNhi', 'thanhTung', 'khanhLinh'],
    auditee: ['tienDat', 'xuanTruong', 'hongNhung', 'congThanh', 'giaBao'],
  },
  scope: ['A', 'C'],
  answered: 0.6,
  answers: {
    drainMorning: {
      status: 'minor',
      due: 12,
      remarks: [
        {
          by: 'yenNhi',
          text: {
            vi: 'Bể T3: sổ xả đáy không có ghi chép của hai ngày cuối tuần vừa qua. Xả thử lúc 9 giờ 10: khoảng 40 ml nước lẫn cặn trong bình một lít, lần xả thứ hai mới sạch.',
            en: 'Tank T3: no drain record for the two days of last weekend. Drained at 9:10 as a trial: about 40 ml of water with sediment in the one-litre jar, clean only at the second draw.',
          },
          result: {
            vi: 'Bổ sung việc xả đáy vào phiếu bàn giao ca; trưởng ca kiểm tra sổ trước khi ký nhận.',
            en: 'Put the draining on the shift handover sheet; the shift leader checks the log before signing.',
          },
          photos: ['jar', 'tank'],
          final: true,
          replies: [
            {
              by: 'congThanh',
              text: {
                vi: 'Ca A nhận lỗi: hai ngày đó thiếu một người nên có xả nhưng quên ghi. Từ hôm nay chúng tôi đã đưa vào phiếu bàn giao.',
                en: 'Shift A accepts this: we were one short on those days, drained but did not write it down. It is on the handover sheet from today.',
              },
            },
            {
              by: 'yenNhi',
              text: {
                vi: 'Đề nghị gửi kèm phiếu bàn giao của bảy ngày liên tiếp để đóng điểm này.',
                en: 'Please attach the handover sheets of seven days in a row to close this.',
              },
            },
          ],
        },
      ],
    },
    waterVolume: {
      status: 'observation',
      remarks: [
        {
          by: 'yenNhi',
          text: {
            vi: 'Bể T3 tăng từ 0,5 lên 1,8 lít trong bốn ngày, trùng với đợt mưa lớn. Nên kiểm tra gioăng cửa người chui và nắp đo mức trên mái.',
            en: 'Tank T3 rose from 0.5 to 1.8 litres in four days, during heavy rain. The manhole gasket and the dip hatch on the roof should be looked at.',
          },
          replies: [
            {
              by: 'xuanTruong',
              text: {
                vi: 'Đã giao tổ cơ khí mở kiểm tra nắp đo mức vào sáng mai.',
                en: 'The mechanics will open the dip hatch tomorrow morning.',
              },
            },
          ],
        },
      ],
    },
    retainedLabels: {
      status: 'minor',
      due: 15,
      remarks: [
        {
          by: 'khanhLinh',
          text: {
            vi: 'Hai trong năm mẫu lưu được chọn có nhãn nhòe, không đọc được số lô; một mẫu không ghi hạn giữ.',
            en: 'Two of the five samples picked have smudged labels with an illegible batch number; one has no keep-until date.',
          },
          result: {
            vi: 'Dùng nhãn chịu dầu in sẵn, thay nhãn cho toàn bộ mẫu đang lưu.',
            en: 'Use printed, fuel-proof labels and relabel every sample now kept.',
          },
          photos: ['label'],
          final: true,
        },
      ],
    },
    filterGraph: {
      status: 'major',
      due: 5,
      remarks: [
        {
          by: 'thanhTung',
          text: {
            vi: 'Bầu lọc F2: chênh áp quy đổi giảm từ 68 xuống 31 kPa giữa hai tuần liên tiếp mà không có điều tra, bầu lọc vẫn được sử dụng. Không loại trừ lõi lọc bị thủng.',
            en: 'Filter F2: corrected differential pressure fell from 68 to 31 kPa between two weeks without any investigation, and the filter stayed in service. A ruptured element cannot be excluded.',
          },
          photos: ['gauge'],
          replies: [
            {
              by: 'xuanTruong',
              text: {
                vi: 'Kho đã dừng F2 lúc 14 giờ hôm nay, chuyển sang F1 và mời kỹ sư thiết bị mở kiểm tra.',
                en: 'F2 was taken out of service at 14:00 today, F1 is in use, and the equipment engineer will open it.',
              },
            },
          ],
        },
        {
          by: 'quangHuy',
          text: {
            vi: 'Thống nhất trong đoàn: không phù hợp nặng. F2 chỉ dùng lại sau khi mở kiểm tra, thử màng đạt và được Phòng Quản lý Chất lượng đồng ý.',
            en: 'Agreed in the team: major. F2 returns to service only after opening, a membrane test that passes and the consent of the quality department.',
          },
          result: {
            vi: 'Cách ly F2; điều tra nguyên nhân gốc và xem lại đồ thị của mọi bầu lọc trong năm ngày.',
            en: 'F2 isolated; find the root cause and review the graphs of all filters within five days.',
          },
          final: true,
        },
      ],
    },
    extinguisher: {
      status: 'minor',
      due: 3,
      remarks: [
        {
          by: 'thanhTung',
          text: {
            vi: 'Bình chữa cháy số 7 tại khu nhập: kim dưới vạch xanh, thẻ kiểm tra tháng này để trống.',
            en: 'Extinguisher 7 at the receipt bay: needle below green, no entry on the tag for this month.',
          },
          photos: ['extinguisher'],
          final: true,
          replies: [
            {
              by: 'giaBao',
              text: {
                vi: 'Đã thay bằng bình dự phòng ngay trong buổi sáng, bình cũ gửi nạp lại.',
                en: 'Replaced with the spare the same morning, the old one sent for recharging.',
              },
            },
          ],
        },
      ],
    },
    waterDetector: {
      status: 'observation',
      remarks: [
        {
          by: 'khanhLinh',
          text: {
            vi: 'Viên thử còn hạn nhưng một hộp mở sẵn trên bàn. Nên đậy kín sau mỗi lần lấy, độ ẩm hôm nay 84 %.',
            en: 'Capsules are in date, but one box stood open on the bench. Close it after each use; humidity today is 84 %.',
          },
        },
      ],
    },
    oldIssue: {
      status: 'minor',
      due: 10,
      remarks: [
        {
          by: 'yenNhi',
          text: {
            vi: 'Phòng trực ca B còn bản in MH-QT-01 lần ban hành 3.2, bản hiện hành là 4.0.',
            en: 'The shift B office still holds issue 3.2 of MH-QT-01; the current issue is 4.0.',
          },
        },
      ],
    },
    rejectedBatch: { status: 'notApplicable' },
  },
}
