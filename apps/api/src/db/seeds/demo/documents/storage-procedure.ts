import type { DemoDocument } from './document.ts'

export const storageProcedure = {
  name: { vi: 'MH-QT-01 Quy trình nhập và tồn chứa nhiên liệu', en: 'MH-QT-01 Fuel receipt and storage procedure' },
  version: '4.0',
  approved: -210,
  former: {
    version: '3.0',
    approved: -575,
    lacked: ['recertification'],
    said: {
      drains: {
        vi: 'Xả đáy mỗi sáng đến khi mẫu sạch.',
        en: 'Drained every morning until the sample is clean.',
      },
    },
  },
  next: {
    version: '4.1',
    note: {
      vi: 'Mục 2.2: thu hẹp sai lệch khối lượng riêng; mục 4: vẽ đồ thị chênh áp mỗi ngày.',
      en: '2.2: a narrower limit for density; 4: differential pressure plotted daily.',
    },
    says: {
      receiptCheck: {
        vi: 'Mẫu một lít phải trong, sáng, không nước tự do. Khối lượng riêng ở 15 °C lệch không quá 2 kg/m³; lệch hơn thì dừng nhập và báo phòng chất lượng.',
        en: 'One litre, clear and bright, no free water. Density at 15 °C within 2 kg/m³ of the papers; beyond that receipt stops and the quality department is told.',
      },
      filters: {
        vi: 'Chênh áp ghi và vẽ đồ thị mỗi ngày ở lưu lượng lớn nhất; sụt giảm bất thường phải điều tra.',
        en: 'Differential pressure is read and plotted daily at the highest flow; a sudden drop is investigated.',
      },
    },
  },
  outline: {
    storage: {
      index: '1',
      header: { vi: 'Phạm vi và trách nhiệm', en: 'Scope and responsibilities' },
      content: {
        vi: 'Áp dụng cho mọi kho của công ty. Trưởng kho chịu trách nhiệm; trưởng ca ký xác nhận từng bước.',
        en: 'Applies to every depot of the company. The depot manager is responsible; the shift leader signs each step.',
      },
    },
    receipt: {
      index: '2',
      header: { vi: 'Tiếp nhận nhiên liệu', en: 'Receipt of fuel' },
      content: {
        vi: 'Chỉ nhập khi chứng từ đủ, niêm phong nguyên vẹn và mẫu trước khi nhập đạt.',
        en: 'Fuel is received only with complete papers, intact seals and a sample that passes beforehand.',
      },
    },
    receiptPapers: {
      index: '2.1',
      header: { vi: 'Kiểm tra chứng từ và niêm phong', en: 'Papers and seals' },
      content: {
        vi: 'Đối chiếu số lô, khối lượng riêng và số niêm phong trên từng hầm hàng với phiếu xuất.',
        en: 'Batch number, density and the seal number of each compartment are compared with the delivery note.',
      },
    },
    receiptCheck: {
      index: '2.2',
      header: { vi: 'Kiểm tra ngoại quan và khối lượng riêng', en: 'Visual check and density' },
      content: {
        vi: 'Mẫu một lít phải trong, sáng, không nước tự do. Khối lượng riêng ở 15 °C lệch không quá 3 kg/m³.',
        en: 'One litre, clear and bright, no free water. Density at 15 °C within 3 kg/m³ of the papers.',
      },
    },
    settling: {
      index: '3',
      header: { vi: 'Để lắng và xuất bể', en: 'Settling and release of tanks' },
      content: {
        vi: 'Bể chỉ được xuất sau thời gian lắng, xả đáy và khi phiếu xuất bể đã được ký.',
        en: 'A tank is released only after settling and draining, with the release note signed.',
      },
    },
    drains: {
      index: '3.1',
      header: { vi: 'Xả nước đáy bể', en: 'Draining water from tanks' },
      content: {
        vi: 'Xả đáy mỗi sáng và sau khi lắng, với dòng xả đủ mạnh, đến khi mẫu sạch; ghi lượng xả vào sổ.',
        en: 'Drained every morning and after settling, at full flow, until the sample is clean; the volume is recorded.',
      },
    },
    sampling: {
      index: '3.2',
      header: { vi: 'Lấy, ghi nhãn và lưu mẫu', en: 'Taking, labelling and keeping samples' },
      content: {
        vi: 'Dụng cụ lấy mẫu dùng riêng cho từng loại nhiên liệu; mẫu lưu có nhãn đủ thông tin và giữ đủ thời hạn.',
        en: 'Samplers serve one grade only; retained samples carry full labels and are kept for their whole term.',
      },
    },
    filters: {
      index: '4',
      header: { vi: 'Bầu lọc', en: 'Filters' },
      content: {
        vi: 'Chênh áp ghi mỗi ngày ở lưu lượng lớn nhất, vẽ đồ thị mỗi tuần; sụt giảm bất thường phải điều tra.',
        en: 'Differential pressure is read daily at the highest flow and plotted weekly; a sudden drop is investigated.',
      },
    },
    tankCleaning: {
      index: '5',
      header: { vi: 'Kiểm tra và vệ sinh bể', en: 'Tank inspection and cleaning' },
      content: {
        vi: 'Bể được kiểm tra bên trong theo kế hoạch; kết quả quyết định việc vệ sinh và sửa lớp phủ.',
        en: 'Tanks are inspected inside as planned; the result decides on cleaning and coating repairs.',
      },
    },
    recertification: {
      index: '6',
      header: { vi: 'Chứng nhận lại nhiên liệu', en: 'Recertification of fuel' },
      content: {
        vi: 'Nhiên liệu tồn chứa lâu không luân chuyển phải được thử lại trước khi xuất.',
        en: 'Fuel that has stood without turnover is tested again before it is released.',
      },
    },
  },
} satisfies DemoDocument
