/** What the report says in Vietnamese of a finding that went the whole way (`wholeWay`), by its number. */
export const wholeWayWords = (number: string): string[] => [
  'BÁO CÁO HÀNH ĐỘNG KHẮC PHỤC',
  'Tính đến ngày 28-03-2026',
  `Số phát hiện ${number}`,
  'Phân loại MAJ – Không phù hợp nặng',
  'Tình trạng Đã có hiệu quả',
  'Hạn khắc phục 20-04-2026',
  'Người chịu trách nhiệm Phạm Thị Hoa',
  'Yêu cầu Kiểm tra phễu lọc số 1',
  'Nội dung phát hiện Ba van xả đáy mất nhãn số.',
  'Xử lý tại chỗ Đã treo nhãn tạm.',
  `Ảnh 1 – ${number} · Câu 1`,
  'Nguyên nhân Gioăng đã lão hóa',
  'Hành động khắc phục Thay gioăng',
  'Hoàn thành trước 15-04-2026',
  'Đề xuất Phạm Thị Hoa, 12-03-2026',
  'Chấp nhận Vũ Văn Xét, 13-03-2026',
  'Báo khắc phục xong Phạm Thị Hoa, 14-03-2026',
  'Bằng chứng khắc phục Phạm Thị Hoa, 10-03-2026 Đã thay nhãn khắc. Tệp đính kèm: chung-nhan.pdf',
  `Ảnh 2 – ${number} · Câu 1, bằng chứng của Phạm Thị Hoa, 10-03-2026`,
  'Kiểm tra xác nhận Lê Thị Nhận, 15-03-2026 Đã xem tại kho',
  'Hiệu quả có hiệu quả – Vũ Văn Xét, 16-03-2026',
  'Lý do Ba tháng không tái diễn',
]

/** Of one that was sent back twice (`sentBackTwice`). */
export const sentBackWords = [
  'Nguyên nhân Không có sổ theo dõi nhãn',
  'Hành động khắc phục Lập sổ, thay nhãn',
  'Đề xuất Phạm Thị Hoa, 14-03-2026',
  'Chấp nhận Vũ Văn Xét, 15-03-2026',
  'Đề xuất – Phạm Thị Hoa, 12-03-2026 Nguyên nhân: Gioăng đã lão hóa Hành động khắc phục: Thay gioăng Hoàn thành trước: 15-04-2026 Trả lại – Vũ Văn Xét, 13-03-2026 Lý do: Chưa nêu nguyên nhân gốc',
  'Xin đến ngày 01-06-2026 (hạn khi đó 20-04-2026) – Phạm Thị Hoa, 16-03-2026 Lý do: Chờ đặt nhãn khắc Từ chối – Vũ Văn Xét, 17-03-2026 Lý do: Quá dài',
  'Xin đến ngày 10-05-2026 (hạn khi đó 20-04-2026) – Phạm Thị Hoa, 18-03-2026 Lý do: Nhà cung cấp giao chậm Đồng ý – Vũ Văn Xét, 19-03-2026',
  'Đã thay nhãn khắc.',
  'Ảnh chụp lại rõ số.',
  'Báo xong – Phạm Thị Hoa, 20-03-2026 Trả lại – Lê Thị Nhận, 21-03-2026 Lý do: Ảnh mờ',
  'Báo khắc phục xong Phạm Thị Hoa, 22-03-2026',
  'Tình trạng Chờ xác nhận',
  'Hạn khắc phục 10-05-2026',
]

/** Of one that was completed the older way (`olderWay`). */
export const olderWayWords = [
  'Nội dung phát hiện Ba van xả đáy mất nhãn số.',
  'Trao đổi khác Cao Minh Châu, 10-03-2026 Đã khắc lại nhãn.',
  'Kiểm tra xác nhận Lê Thị Nhận, 12-03-2026',
  'Tình trạng Đã xác nhận',
]
