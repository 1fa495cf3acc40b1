import type { Chapter } from './question.ts'

export const storage: Chapter = {
  index: 'A',
  name: { vi: 'Nhập và tồn chứa nhiên liệu', en: 'Fuel receipt and storage' },
  sections: [
    {
      name: { vi: 'Tiếp nhận nhiên liệu', en: 'Receipt of fuel' },
      tags: ['quality'],
      refs: ['receiptCheck'],
      questions: [
        {
          key: 'seals',
          vi: 'Trưởng ca có đối chiếu số niêm phong từng hầm hàng của xe bồn với phiếu xuất trước khi mở nắp không? Xem ba phiếu nhập gần nhất.',
          en: 'Does the shift leader compare the seal number of every tanker compartment with the delivery note before a hatch is opened? See the last three receipts.',
          refs: ['receiptPapers'],
        },
        {
          key: 'releasePapers',
          vi: 'Mỗi lô nhập có chứng chỉ chất lượng hoặc phiếu xuất ghi rõ số lô, khối lượng riêng và người ký không?',
          en: 'Does each batch arrive with a quality certificate or release note that shows batch number, density and who signed it?',
          tags: ['records'],
          refs: ['receiptPapers'],
        },
        {
          key: 'densityReceipt',
          vi: 'Ghi khối lượng riêng ở 15 °C của lô nhập gần nhất và độ lệch so với chứng từ. Độ lệch có trong giới hạn không?',
          en: 'Note the density at 15 °C of the last batch and its difference from the papers. Is the difference within the limit?',
          asks: {
            vi: 'Lô nhập gần nhất: 799,6 kg/m³ ở 15 °C, chứng từ ghi 799,2 kg/m³. Lệch 0,4 kg/m³, trong giới hạn 3 kg/m³.',
            en: 'Last batch: 799.6 kg/m³ at 15 °C, papers say 799.2 kg/m³. The difference of 0.4 kg/m³ is within the limit of 3 kg/m³.',
          },
        },
        {
          key: 'waitAfterArrival',
          vi: 'Xe bồn có được để yên đủ thời gian quy định trước khi lấy mẫu đáy từng hầm hàng không?',
          en: 'Do tankers stand for the required time before the bottom of each compartment is sampled?',
        },
        {
          vi: 'Đầu nối nhập có loại chống nhầm chủng loại và có nhãn màu, tên nhiên liệu còn rõ không?',
          en: 'Are receipt couplings of a type that excludes the wrong grade, with a legible colour band and product name?',
          tags: ['equipment'],
        },
        {
          vi: 'Kíp nhập có theo dõi mức bể liên tục và có nút dừng khẩn cấp trong tầm với không?',
          en: 'Is the tank level watched throughout the receipt, with an emergency stop within reach?',
          tags: ['safety'],
        },
        {
          key: 'rejectedBatch',
          vi: 'Khi một lô không đạt, kho có cách ly, báo cáo và lưu bằng chứng xử lý không? Hỏi về lần gần nhất.',
          en: 'When a batch fails, is it set apart and reported, with evidence of what was done? Ask about the last case.',
          tags: ['records'],
        },
      ],
    },
    {
      name: { vi: 'Bể chứa, để lắng và xuất bể', en: 'Tanks, settling and release' },
      tags: ['quality', 'equipment'],
      refs: ['settling'],
      questions: [
        {
          key: 'settlingTime',
          vi: 'Thời gian lắng có được tính từ lúc ngừng nhập, theo chiều cao nhiên liệu, và ghi vào phiếu xuất bể không?',
          en: 'Is the settling time counted from the end of receipt, by the height of fuel, and written on the release note?',
        },
        {
          key: 'drainMorning',
          vi: 'Nước đáy bể có được xả mỗi sáng với dòng mạnh cho đến khi mẫu sạch, và lượng xả có được ghi lại không?',
          en: 'Is water drained from every tank each morning at full flow until the sample is clean, and is the volume recorded?',
          refs: ['drains'],
        },
        {
          key: 'waterVolume',
          vi: 'Ghi lượng nước xả được của từng bể trong bảy ngày qua. Có bể nào tăng bất thường mà chưa được điều tra không?',
          en: 'Note the water drained from each tank over the last seven days. Did any tank rise unusually without an investigation?',
          refs: ['drains'],
          asks: {
            vi: 'Bảy ngày qua: bể T1 0,2–0,4 lít, bể T2 không có nước, bể T3 0,3–0,5 lít. Không bể nào tăng bất thường.',
            en: 'Last seven days: tank T1 0.2 to 0.4 litres, tank T2 none, tank T3 0.3 to 0.5 litres. None rose unusually.',
          },
        },
        {
          key: 'floatingSuction',
          vi: 'Ống hút nổi có di chuyển tự do và được kiểm tra bằng dây thử mỗi tháng không?',
          en: 'Does the floating suction move freely, and is it tested by its check wire every month?',
        },
        {
          vi: 'Bể đang nhập, đang lắng và đang xuất có biển trạng thái đúng với thực tế và van được khóa không?',
          en: 'Do status boards of tanks receiving, settling and in service match reality, with the valves locked?',
          tags: ['safety'],
        },
        {
          key: 'tankVent',
          vi: 'Van thở và lưới chắn lửa có sạch, không bị rỉ hoặc tắc, và có trong lịch kiểm tra không?',
          en: 'Are vents and flame arresters clean, free of rust and blockage, and on the inspection plan?',
          tags: ['fire'],
        },
        {
          key: 'tankInside',
          vi: 'Lần kiểm tra bên trong bể gần nhất là khi nào, kết quả lớp phủ và cặn ra sao, hạn tiếp theo là ngày nào?',
          en: 'When was each tank last inspected inside, what was found of coating and sediment, and when is the next date?',
          refs: ['tankCleaning'],
          asks: {
            vi: 'Bể T1 và T2 kiểm tra cách đây 14 tháng, lớp phủ nguyên vẹn, cặn dưới 0,1 lít mỗi bể. Lần tiếp theo theo kế hoạch là sau 22 tháng nữa.',
            en: 'Tanks T1 and T2 were inspected 14 months ago: coating intact, less than 0.1 litre of sediment each. The next inspection is planned in 22 months.',
          },
        },
        {
          vi: 'Mức cao và mức cao - cao có báo động riêng và được thử mỗi tháng không?',
          en: 'Do the high and high-high levels have separate alarms, tested every month?',
          tags: ['safety'],
        },
        {
          vi: 'Nhiên liệu lâu không luân chuyển có được lập danh sách và thử lại trước khi xuất không?',
          en: 'Is fuel that has stood without turnover listed and tested again before it is released?',
          refs: ['recertification'],
        },
      ],
    },
    {
      name: { vi: 'Lấy mẫu và thử nghiệm', en: 'Sampling and testing' },
      tags: ['quality'],
      refs: ['sampling'],
      questions: [
        {
          key: 'sampleJar',
          vi: 'Bình lấy mẫu có trong suốt, sạch, khô và chỉ dùng cho một loại nhiên liệu không?',
          en: 'Are sample jars clear, clean and dry, and used for one grade only?',
        },
        {
          key: 'retainedLabels',
          vi: 'Mẫu lưu có nhãn ghi đủ số bể, số lô, ngày giờ, người lấy và hạn giữ không? Chọn ngẫu nhiên năm mẫu.',
          en: 'Do retained samples carry tank, batch, date and time, sampler and keep-until date? Pick five at random.',
          tags: ['records'],
        },
        {
          key: 'waterDetector',
          vi: 'Viên thử nước có còn hạn, hộp đậy kín, và người dùng có đọc đúng màu sau thời gian quy định không?',
          en: 'Are water detector capsules in date and kept closed, and is the colour read correctly after the set time?',
        },
        {
          vi: 'Tỷ trọng kế, nhiệt kế tại nơi lấy mẫu có tem hiệu chuẩn còn hạn và không nứt vỡ không?',
          en: 'Do hydrometers and thermometers at the sampling point carry valid calibration labels and show no damage?',
          tags: ['calibration'],
          refs: ['calibration'],
        },
        {
          vi: 'Màng thử cặn gần nhất của mỗi bể được đánh giá ở mức nào? Xu hướng có được so sánh với các lần trước không?',
          en: 'How was the last membrane of each tank rated, and is the trend compared with earlier ones?',
          asks: {
            vi: 'Màng thử gần nhất: bể T1 mức 1 (khô), bể T2 mức 2 (khô). Biểu đồ 12 tháng không có xu hướng tăng.',
            en: 'Last membranes: tank T1 rated 1 (dry), tank T2 rated 2 (dry). No rising trend over 12 months.',
          },
        },
        {
          vi: 'Thử nghiệm viên có thể trình bày cách xử lý khi một phép thử nằm ngoài giới hạn không?',
          en: 'Can the technician explain what happens when a test falls outside its limits?',
          tags: ['training'],
        },
      ],
    },
    {
      name: { vi: 'Bầu lọc và đường ống', en: 'Filters and pipework' },
      tags: ['equipment'],
      refs: ['filters'],
      questions: [
        {
          key: 'filterReading',
          vi: 'Ghi chênh áp và lưu lượng của từng bầu lọc lúc kiểm tra. Giá trị quy đổi có trong giới hạn không?',
          en: 'Note differential pressure and flow of every filter at the time of the audit. Is the corrected value within limits?',
          asks: {
            vi: 'Bầu lọc F1: 0,45 bar ở 1.800 lít/phút; F2: 0,38 bar ở 1.750 lít/phút. Quy đổi về lưu lượng thiết kế đều dưới 1 bar.',
            en: 'Filter F1: 0.45 bar at 1,800 l/min; F2: 0.38 bar at 1,750 l/min. Both below 1 bar when corrected to rated flow.',
          },
        },
        {
          key: 'filterGraph',
          vi: 'Đồ thị chênh áp có được vẽ hằng tuần và mọi lần giảm đột ngột có lời giải thích không?',
          en: 'Is differential pressure plotted weekly, with an explanation for every sudden drop?',
          tags: ['records'],
        },
        {
          key: 'filterDrain',
          vi: 'Bầu lọc có được xả đáy mỗi ngày khi có áp và kết quả được ghi cùng người thực hiện không?',
          en: 'Are filters drained daily under pressure and the result recorded with a name?',
          tags: ['quality'],
        },
        {
          vi: 'Lõi lọc có được thay đúng hạn, đúng mã của nhà sản xuất và có biên bản mở bầu lọc không?',
          en: 'Are elements changed in time and by the maker’s code, with a record of each opening?',
          tags: ['records'],
        },
        {
          key: 'pipeLabels',
          vi: 'Đường ống và van có nhãn nhiên liệu, chiều dòng chảy và số van đọc được từ lối đi không?',
          en: 'Do pipes and valves show product, direction of flow and valve number, legible from the walkway?',
        },
        {
          vi: 'Van cách ly hai lớp chặn có được xả kiểm tra độ kín theo lịch không?',
          en: 'Are double block and bleed valves checked for tightness as scheduled?',
        },
      ],
    },
    {
      name: { vi: 'An toàn khu bể', en: 'Safety of the tank farm' },
      tags: ['safety'],
      refs: ['fireSafety'],
      questions: [
        {
          key: 'bundDrain',
          vi: 'Van xả đê ngăn cháy có luôn đóng, khóa và chỉ mở sau khi kiểm tra nước không lẫn dầu không?',
          en: 'Is the bund drain kept closed and locked, and opened only after the water has been seen to be free of oil?',
          tags: ['environment'],
          refs: ['environment'],
        },
        {
          key: 'extinguisher',
          vi: 'Bình chữa cháy tại khu nhập có đủ áp, còn niêm, dễ lấy và có thẻ kiểm tra của tháng này không?',
          en: 'Are extinguishers at the receipt bay pressurised, sealed, within reach and tagged for this month?',
          tags: ['fire'],
        },
        {
          key: 'foam',
          vi: 'Hệ thống bọt và nước làm mát bể có được chạy thử theo lịch, kết quả có ghi áp suất không?',
          en: 'Are foam and tank cooling systems run as scheduled, with the pressure recorded?',
          tags: ['fire'],
        },
        {
          vi: 'Tiếp địa của bể, đường ống và sàn nhập có kết quả đo trong mười hai tháng gần nhất không?',
          en: 'Is the earthing of tanks, pipes and receipt bay measured within the last twelve months?',
          tags: ['calibration'],
        },
        {
          vi: 'Thiết bị điện trong vùng nguy hiểm có đúng cấp bảo vệ, hộp nối kín và không tự ý sửa đổi không?',
          en: 'Is electrical equipment in hazardous zones of the right class, closed, and free of improvised changes?',
          tags: ['fire'],
        },
      ],
    },
  ],
}
