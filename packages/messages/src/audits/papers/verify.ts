import type { Texts } from '../../text.ts'

/** What anybody reads who asks by the check code of a paper. */
export const verify = {
  title: { vi: 'Kiểm chứng biên bản', en: 'Check of minutes' },
  of_paper: { vi: 'Kiểm chứng biên bản này bằng mã QR', en: 'Check these minutes by their QR code' },
  saved: {
    vi: 'Mã này thuộc về một biên bản đã lưu, lập ngày {{date}}.',
    en: 'This code belongs to saved minutes of {{date}}.',
  },
  saved_addendum: {
    vi: 'Mã này thuộc về phụ lục số {{number}} đã lưu, khắc phục đến ngày {{date}}, của biên bản dưới đây.',
    en: 'This code belongs to saved addendum {{number}}, corrections up to {{date}}, to the minutes below.',
  },
  saved_means: {
    vi: 'Nội dung đang lưu trong hệ thống đúng là nội dung mang mã này: từ khi lưu đến nay không bị sửa.',
    en: 'The record in this system has this code: it has not been changed since it was saved.',
  },
  not_said: {
    vi: 'Trang này không hiển thị nội dung của biên bản hay phụ lục và không xác nhận chữ ký hay những gì viết tay trên bản giấy. Để biết bản giấy có đúng hay không, hãy so với bản do đơn vị lập biên bản cung cấp.',
    en: 'This page shows nothing of the minutes and confirms neither signatures nor anything written on the paper by hand. To learn whether a paper is right, compare it with a copy from those who wrote the minutes.',
  },
  unknown: {
    vi: 'Không có biên bản hay phụ lục đã lưu nào mang mã này.',
    en: 'No saved minutes and no addendum have this code.',
  },
  unknown_means: {
    vi: 'Cần trọn 64 ký tự của mã, như trong mã QR và dòng chữ nhỏ ở chân trang; 12 ký tự đầu là chưa đủ. Nếu mã được quét từ bản giấy, hãy hỏi đơn vị đã lập biên bản.',
    en: 'All 64 characters are needed, as the QR code holds them and the small line at the foot of a page says them; the first 12 are not enough. If the code was scanned off a paper, ask those who wrote the minutes.',
  },
  compare_head: {
    vi: 'Số và ngày ở trên phải trùng với bản giấy bạn đang cầm.',
    en: 'The number and day above must be those of the paper in your hand.',
  },
  code: { vi: 'Mã kiểm chứng', en: 'Check code' },
  code_hint: {
    vi: 'Đủ 64 ký tự, như dòng chữ nhỏ ở chân trang biên bản; có dấu cách hay không đều được.',
    en: 'All 64 characters, as in the small line at the foot of the minutes; blanks do not matter.',
  },
  ask: { vi: 'Kiểm chứng', en: 'Check' },
  another: { vi: 'Kiểm chứng mã khác', en: 'Check another code' },
  asked: { vi: 'Mã đã hỏi:', en: 'Code asked about:' },
  open: { vi: 'Mở biên bản', en: 'Open the minutes' },
} satisfies Texts
