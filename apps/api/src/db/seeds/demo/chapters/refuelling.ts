import type { Chapter } from './question.ts'

export const refuelling: Chapter = {
  index: 'B',
  name: { vi: 'Tra nạp tàu bay và hệ thống tra nạp ngầm', en: 'Into-plane refuelling and hydrants' },
  sections: [
    {
      name: { vi: 'Kiểm tra xe đầu ca', en: 'Vehicle checks at the start of a shift' },
      tags: ['equipment'],
      refs: ['vehicleCheck'],
      questions: [
        {
          key: 'shiftSheet',
          vi: 'Phiếu kiểm tra đầu ca của mỗi xe có được điền đủ trước lần tra nạp đầu tiên không? Xem bảy ngày gần nhất.',
          en: 'Is the daily sheet of each vehicle complete before its first refuelling? See the last seven days.',
          tags: ['records'],
        },
        {
          key: 'interlock',
          vi: 'Thử từng khóa liên động: phanh có giữ xe khi vòi chưa về giá không, và niêm nối tắt còn nguyên không?',
          en: 'Try each interlock: do the brakes hold while a nozzle is off its stowage, and is the override seal intact?',
          refs: ['interlocks'],
        },
        {
          key: 'deadman',
          vi: 'Ghi lượng tràn sau khi nhả công tắc an toàn ở lưu lượng lớn. Giá trị có trong giới hạn cho phép không?',
          en: 'Note the overrun after the deadman is released at high flow. Is it within the allowed limit?',
          refs: ['interlocks'],
          asks: {
            vi: 'Nhả công tắc ở 900 lít/phút: tràn 26 lít, dưới giới hạn 45 lít (5%).',
            en: 'Released at 900 l/min: overrun 26 litres, below the limit of 45 litres (5 %).',
          },
        },
        {
          vi: 'Hai bình chữa cháy trên xe có đủ áp, còn hạn và lấy được từ mặt đất ở cả hai bên không?',
          en: 'Are both extinguishers on the vehicle charged, in date and reachable from the ground on either side?',
          tags: ['fire'],
        },
        {
          vi: 'Dưới gầm, quanh bơm và các khớp nối có dấu hiệu rò rỉ nào không?',
          en: 'Are there signs of leakage under the chassis, at the pump or at the swivels?',
          tags: ['environment'],
        },
        {
          key: 'sumpVehicle',
          vi: 'Bồn xe và bầu lọc có được xả đáy đầu ca, mẫu trong sáng và được ghi lại không?',
          en: 'Are tank and filter sumps drained at the start of the shift, clear and bright, and recorded?',
          tags: ['quality'],
          refs: ['fuelChecks'],
        },
      ],
    },
    {
      name: { vi: 'Ống mềm, vòi nạp và sàn nâng', en: 'Hoses, couplings and platforms' },
      tags: ['equipment', 'safety'],
      refs: ['hoses'],
      questions: [
        {
          key: 'hoseWear',
          vi: 'Kiểm tra toàn bộ chiều dài ống khi có áp: có phồng, nứt, mòn lộ lớp gia cường hoặc xoắn không?',
          en: 'Look along the whole hose under pressure: any blister, crack, exposed reinforcement or twist?',
        },
        {
          key: 'hoseDate',
          vi: 'Ghi ngày sản xuất và ngày thử áp gần nhất của từng ống. Có ống nào quá hạn sử dụng không?',
          en: 'Note the date of manufacture and of the last pressure test of every hose. Is any past its service life?',
          tags: ['records'],
          asks: {
            vi: 'Bốn ống sản xuất cách đây 2 đến 5 năm, thử áp gần nhất tháng trước, đạt. Không ống nào quá 10 năm.',
            en: 'Four hoses made 2 to 5 years ago, last pressure test passed last month. None is older than 10 years.',
          },
        },
        {
          vi: 'Lưới lọc cuối vòi có được tháo kiểm tra hằng tháng và vật lạ thu được có được giữ, ghi nhận không?',
          en: 'Are nozzle strainers taken out monthly, and is what they hold kept and recorded?',
          tags: ['quality'],
        },
        {
          vi: 'Nắp chụp bụi của vòi và khớp nối hố van có đủ, sạch và được đậy ngay sau khi tháo không?',
          en: 'Are dust caps of nozzles and hydrant couplers present, clean and replaced at once after use?',
          tags: ['quality'],
        },
        {
          key: 'platform',
          vi: 'Sàn nâng có dừng khi gặp vật cản, lan can đủ và có thể hạ bằng tay khi mất nguồn không?',
          en: 'Does the platform stop on contact, have full rails, and come down by hand without power?',
        },
        {
          vi: 'Van điều áp hai cấp có được thử theo lịch, áp suất đầu vòi không vượt mức cho phép khi đóng đột ngột không?',
          en: 'Are both stages of pressure control tested as planned, with no surge above the limit when flow stops suddenly?',
        },
      ],
    },
    {
      name: { vi: 'Thao tác tại vị trí đỗ', en: 'Work on the stand' },
      tags: ['safety'],
      refs: ['approach'],
      questions: [
        {
          key: 'brakeTest',
          vi: 'Người lái có thử phanh trước khi vào vị trí đỗ, đi với tốc độ bộ hành và có người dẫn khi lùi không?',
          en: 'Does the driver test the brakes before the stand, drive at walking pace and reverse only with a guide?',
        },
        {
          key: 'bondingFirst',
          vi: 'Dây đẳng thế có được nối vào điểm quy định trước khi nối ống và tháo sau cùng không? Quan sát hai lần tra nạp.',
          en: 'Is the bond made at a proper point before the hose and broken last? Watch two refuellings.',
          refs: ['bonding'],
        },
        {
          vi: 'Đo điện trở dây đẳng thế và kẹp; ghi kết quả. Dây có đứt sợi hoặc kẹp bị sơn, gỉ không?',
          en: 'Measure the bonding cable and clamp and note the result. Any broken strands, paint or rust at the clamp?',
          tags: ['calibration'],
          refs: ['bonding'],
          asks: {
            vi: 'Đo được 6 Ω từ kẹp đến khung xe, giới hạn 25 Ω. Dây không đứt sợi, kẹp sạch.',
            en: 'Measured 6 Ω from clamp to chassis, limit 25 Ω. No broken strands, clamp clean.',
          },
        },
        {
          key: 'clearZone',
          vi: 'Vùng an toàn quanh lỗ thông hơi và điểm nạp có được giữ trống người, xe và nguồn lửa không?',
          en: 'Are the zones around vents and fuelling points kept clear of people, vehicles and ignition sources?',
          tags: ['fire'],
        },
        {
          key: 'escapeWay',
          vi: 'Xe tra nạp có được đậu để rời đi thẳng về phía trước, không bị xe khác chặn lối không?',
          en: 'Is the vehicle placed to drive straight out, with nobody parked across its way?',
        },
        {
          vi: 'Người tra nạp có giữ công tắc an toàn bằng tay trong suốt quá trình, không chèn hoặc buộc không?',
          en: 'Is the deadman held by hand throughout, never wedged or tied?',
          refs: ['interlocks'],
        },
        {
          vi: 'Khi có khách trên tàu bay, các điều kiện bổ sung có được thống nhất với tổ bay và thực hiện đủ không?',
          en: 'With passengers on board, are the extra conditions agreed with the crew and all kept?',
        },
        {
          key: 'lightning',
          vi: 'Nhân viên có biết khi nào phải ngừng tra nạp vì dông sét và ai ra lệnh bắt đầu lại không?',
          en: 'Do operators know when lightning stops refuelling, and who gives the word to start again?',
          tags: ['training'],
          refs: ['stopUse'],
        },
      ],
    },
    {
      name: { vi: 'Chất lượng và số lượng khi tra nạp', en: 'Quality and quantity at the aircraft' },
      tags: ['quality'],
      refs: ['fuelChecks'],
      questions: [
        {
          key: 'sampleBefore',
          vi: 'Mẫu đáy bầu lọc có được lấy khi có áp, xem trong bình sạch và thử nước đúng tần suất không?',
          en: 'Is the filter sump sampled under pressure, viewed in a clean jar and tested for water as often as required?',
        },
        {
          key: 'sampleAfter',
          vi: 'Mẫu sau tra nạp có được cho tổ bay xem khi yêu cầu, và kết quả ghi trên phiếu giao nhận không?',
          en: 'Is the sample after refuelling shown to the crew on request and the result entered on the ticket?',
          tags: ['records'],
        },
        {
          vi: 'Ghi chênh áp và lưu lượng lớn nhất của lần tra nạp được quan sát; người tra nạp có theo dõi đồng hồ không?',
          en: 'Note differential pressure and peak flow of the refuelling watched. Does the operator watch the gauge?',
          asks: {
            vi: 'Lần tra nạp được quan sát: 0,52 bar ở 850 lít/phút; người tra nạp đọc đồng hồ ba lần và ghi vào phiếu.',
            en: 'Refuelling watched: 0.52 bar at 850 l/min; the operator read the gauge three times and wrote it on the ticket.',
          },
        },
        {
          key: 'gradeConfirm',
          vi: 'Chủng loại và lượng nạp có được xác nhận bằng văn bản với đại diện hãng trước khi bơm không?',
          en: 'Are grade and quantity confirmed in writing with the airline before pumping?',
          tags: ['records'],
        },
        {
          vi: 'Lưu lượng kế có niêm và tem kiểm định còn hạn; sai số lần kiểm gần nhất là bao nhiêu?',
          en: 'Are meters sealed and in date, and what was the error at the last proving?',
          tags: ['calibration'],
          refs: ['calibration'],
          asks: {
            vi: 'Tem còn hạn bảy tháng, niêm nguyên vẹn; sai số lần kiểm gần nhất +0,06%.',
            en: 'Seals intact, certificate valid for seven more months; error at the last proving +0.06 %.',
          },
        },
        {
          vi: 'Nhiên liệu rút từ tàu bay có được cách ly và chỉ dùng lại theo đúng điều kiện đã quy định không?',
          en: 'Is defuelled product kept apart and used again only under the stated conditions?',
        },
      ],
    },
    {
      name: { vi: 'Hệ thống tra nạp ngầm và xử lý tràn dầu', en: 'Hydrants and spill response' },
      tags: ['emergency'],
      refs: ['hydrants'],
      questions: [
        {
          key: 'pitFlag',
          vi: 'Hố van đang dùng có cắm cờ bốn cánh và dây kéo khẩn cấp trải về phía người tra nạp không?',
          en: 'Is a pit in use marked with a four-wing flag, its emergency lanyard laid towards the operator?',
          tags: ['safety'],
        },
        {
          vi: 'Hố van có sạch, khô, nắp đậy khít và van hố được thử đóng theo lịch không?',
          en: 'Are pits clean and dry with tight covers, and are pit valves tested for closing as planned?',
          tags: ['equipment'],
        },
        {
          key: 'lowPoint',
          vi: 'Điểm thấp của tuyến ống có được xả đúng chu kỳ; ghi lượng nước và cặn của lần gần nhất.',
          en: 'Are low points flushed on time? Note the water and sediment of the last flush.',
          tags: ['quality'],
          asks: {
            vi: 'Lần xả gần nhất cách đây 3 ngày: 0,5 lít nước, không có cặn.',
            en: 'Last flush 3 days ago: 0.5 litre of water, no sediment.',
          },
        },
        {
          vi: 'Nút dừng khẩn cấp tại mỗi vị trí đỗ có biển chỉ dẫn, không bị che và được thử hằng tháng không?',
          en: 'Are emergency stops at each stand signed, unobstructed and tested monthly?',
          tags: ['safety'],
        },
        {
          key: 'spillKit',
          vi: 'Bộ ứng cứu tràn dầu trên xe và tại trạm có đủ theo danh mục, niêm phong và còn hạn không?',
          en: 'Are spill kits on vehicles and at the station complete by their list, sealed and in date?',
          tags: ['environment'],
          refs: ['spill'],
        },
        {
          key: 'spillDrill',
          vi: 'Hỏi hai nhân viên tra nạp: việc đầu tiên, thứ hai và thứ ba khi có tràn dầu là gì?',
          en: 'Ask two operators: what do they do first, second and third when fuel is spilt?',
          tags: ['training'],
          refs: ['spill'],
        },
      ],
    },
  ],
}
