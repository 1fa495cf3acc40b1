import type { DemoDocument } from './document.ts'

export const refuellingProcedure = {
  name: { vi: 'MH-QT-02 Quy trình tra nạp tàu bay', en: 'MH-QT-02 Aircraft refuelling procedure' },
  version: '3.2',
  approved: -9,
  expires: 23,
  readers: {
    positions: ['teamManager', 'shiftLeader', 'refuellingOperator'],
    days: 14,
    done: ['anhTuan', 'haiDang'],
  },
  outline: {
    refuelling: {
      index: '1',
      header: { vi: 'Phạm vi và điều kiện người tra nạp', en: 'Scope and the operator’s qualification' },
      content: {
        vi: 'Chỉ người có chứng chỉ và giấy phép khu bay còn hiệu lực mới được tra nạp.',
        en: 'Only people with a valid certificate and airside pass refuel aircraft.',
      },
    },
    vehicleCheck: {
      index: '2',
      header: { vi: 'Kiểm tra xe đầu ca', en: 'Vehicle check at the start of a shift' },
      content: {
        vi: 'Thực hiện theo phiếu: xả đáy bầu lọc, khóa liên động, phanh, đèn, bình chữa cháy, rò rỉ.',
        en: 'By the sheet: filter drain, interlocks, brakes, lights, extinguishers, leaks.',
      },
    },
    hoses: {
      index: '2.1',
      header: { vi: 'Ống mềm và vòi nạp', en: 'Hoses and couplings' },
      content: {
        vi: 'Kiểm tra hằng ngày khi có áp, thử áp định kỳ; ống phồng, nứt hoặc lộ lớp gia cường phải thay ngay.',
        en: 'Checked daily under pressure and tested as planned; a blistered, cracked or worn hose is replaced at once.',
      },
    },
    interlocks: {
      index: '2.2',
      header: { vi: 'Khóa liên động và công tắc an toàn', en: 'Interlocks and deadman control' },
      content: {
        vi: 'Khóa liên động không được nối tắt. Công tắc an toàn đóng dòng trong giới hạn tràn cho phép.',
        en: 'Interlocks are never bypassed. The deadman closes the flow within the allowed overrun.',
      },
    },
    approach: {
      index: '3',
      header: { vi: 'Tiếp cận và bố trí xe', en: 'Approach and positioning' },
      content: {
        vi: 'Thử phanh trước khi vào vị trí, có người dẫn khi lùi, giữ lối thoát phía trước luôn thông.',
        en: 'Brake test before the stand, a guide when reversing, the way out in front kept free.',
      },
    },
    bonding: {
      index: '3.1',
      header: { vi: 'Nối đẳng thế', en: 'Bonding' },
      content: {
        vi: 'Nối dây đẳng thế trước khi nối ống và tháo sau khi đã tháo ống.',
        en: 'The bond is made before the hose is connected and broken after it is disconnected.',
      },
    },
    fuelChecks: {
      index: '4',
      header: { vi: 'Kiểm tra chất lượng khi tra nạp', en: 'Quality checks while refuelling' },
      content: {
        vi: 'Lấy mẫu đáy bầu lọc trước và sau tra nạp theo tần suất; thử nước bằng viên thử còn hạn.',
        en: 'Filter drain samples before and after refuelling as scheduled; water tests with detectors in date.',
      },
    },
    hydrants: {
      index: '5',
      header: { vi: 'Hệ thống tra nạp ngầm', en: 'Hydrant system' },
      content: {
        vi: 'Hố van có cờ và dây kéo khẩn cấp; điểm thấp được xả theo lịch và ghi sổ.',
        en: 'Pits carry a flag and an emergency lanyard; low points are flushed as scheduled and recorded.',
      },
    },
    spill: {
      index: '6',
      header: { vi: 'Xử lý tràn dầu', en: 'Spill response' },
      content: {
        vi: 'Ngừng bơm, báo tổ bay và đài chỉ huy mặt đất, khoanh vùng, thu gom, lập biên bản trong ca.',
        en: 'Stop pumping, tell the crew and ground control, contain, collect and report within the shift.',
      },
    },
    stopUse: {
      index: '7',
      header: { vi: 'Ngừng tra nạp do thời tiết và sự cố', en: 'Stopping for weather and incidents' },
      content: {
        vi: 'Ngừng khi có dông sét trong phạm vi cảnh báo, có khói lửa hoặc nghi ngờ chất lượng.',
        en: 'Refuelling stops for lightning inside the warning range, for smoke or fire, and on any doubt about quality.',
      },
    },
  },
} satisfies DemoDocument
