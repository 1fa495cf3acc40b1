import type { Texts } from '../../text.ts'

/** What a pack of minutes says of itself, to whoever has nothing else in hand. */
export const packs = {
  readme: {
    vi: `BỘ HỒ SƠ BIÊN BẢN ĐÁNH GIÁ

Đợt đánh giá: {{audit}}
Biên bản: {{number}}, ngày {{date}}
Mã kiểm chứng (SHA-256): {{digest}}

papers/        biên bản, kết quả đánh giá và danh mục phát hiện
evidence/      ảnh và tệp bằng chứng ở kích thước gốc, theo từng phát hiện
scans/         bản scan của biên bản đã ký, nếu có
minutes.json   nội dung biên bản đã được cố định khi lưu
manifest.json  danh sách mọi tệp với mã SHA-256 của từng tệp
check.mjs      chương trình kiểm tra bộ hồ sơ

Kiểm tra: cần Node.js 20 trở lên, không cần mạng. Mở cửa sổ lệnh trong thư mục này và chạy
    node check.mjs
hoặc kèm 12 ký tự in ở chân trang của bản giấy:
    node check.mjs {{signs}}
Chương trình nêu tên tệp bị thay đổi, bị thiếu hoặc bị thêm vào.

Mã kiểm chứng là mã SHA-256 của minutes.json. 12 ký tự đầu và mã QR được in ở chân mỗi trang. Ai có trọn mã có thể hỏi tại
    {{url}}
xem mã có thuộc về một biên bản đã lưu hay không và biên bản lập ngày nào. Điều đó cho biết nội dung biên bản chưa bị sửa từ khi lưu; nó không phải là chữ ký, và không nói gì về những gì viết tay trên bản giấy.`,
    en: `PACK OF THE MINUTES OF AN AUDIT

Audit: {{audit}}
Minutes: {{number}}, {{date}}
Check code (SHA-256): {{digest}}

papers/        minutes, audit result and register of findings
evidence/      photos and files at full size, by finding
scans/         scans of the signed minutes, if there are any
minutes.json   what the minutes say, as it was frozen when they were saved
manifest.json  every file with its SHA-256
check.mjs      the program that checks the pack

To check it: Node.js 20 or newer, no network. Open a command window in this folder and run
    node check.mjs
or, with the 12 characters at the foot of the printed paper,
    node check.mjs {{signs}}
It names each file that was changed, is missing or was added.

The check code is the SHA-256 of minutes.json. Its first 12 characters and a QR code stand at the foot of each page. Anybody with the whole code may ask at
    {{url}}
whether it belongs to saved minutes and of which day these are. This shows that the content of the minutes has not been changed since they were saved; it is not a signature, and says nothing about what was written on the paper by hand.`,
  },
  readme_addendum: {
    vi: `PHỤ LỤC BỘ HỒ SƠ BIÊN BẢN ĐÁNH GIÁ

Đợt đánh giá: {{audit}}
Phụ lục số: {{number}}, khắc phục đến ngày {{date}}
Mã kiểm chứng (SHA-256): {{digest}}

papers/           báo cáo hành động khắc phục và danh mục khắc phục
evidence/         ảnh và tệp ở kích thước gốc, theo từng phát hiện
corrections.json  nội dung phụ lục đã được cố định khi lưu
manifest.json     danh sách mọi tệp với mã SHA-256 của từng tệp
check.mjs         chương trình kiểm tra bộ hồ sơ

Kiểm tra: cần Node.js 20 trở lên, không cần mạng. Mở cửa sổ lệnh trong thư mục này và chạy
    node check.mjs
hoặc kèm 12 ký tự in ở chân trang của bản giấy:
    node check.mjs {{signs}}
Chương trình nêu tên tệp bị thay đổi, bị thiếu hoặc bị thêm vào.

Mã kiểm chứng là mã SHA-256 của corrections.json. 12 ký tự đầu và mã QR được in ở chân mỗi trang. Ai có trọn mã có thể hỏi tại
    {{url}}
xem mã có thuộc về một phụ lục đã lưu hay không. Điều đó cho biết nội dung phụ lục chưa bị sửa từ khi lưu; nó không phải là chữ ký.`,
    en: `ADDENDUM TO THE PACK OF THE MINUTES OF AN AUDIT

Audit: {{audit}}
Addendum: {{number}}, corrections up to {{date}}
Check code (SHA-256): {{digest}}

papers/           corrective action reports and register of corrections
evidence/         photos and files at full size, by finding
corrections.json  what the addendum says, as it was frozen when it was saved
manifest.json     every file with its SHA-256
check.mjs         the program that checks the pack

To check it: Node.js 20 or newer, no network. Open a command window in this folder and run
    node check.mjs
or, with the 12 characters at the foot of the printed paper,
    node check.mjs {{signs}}
It names each file that was changed, is missing or was added.

The check code is the SHA-256 of corrections.json. Its first 12 characters and a QR code stand at the foot of each page. Anybody with the whole code may ask at
    {{url}}
whether it belongs to a saved addendum. This shows that the content of the addendum has not been changed since it was saved; it is not a signature.`,
  },
  readme_without_pdf: {
    vi: 'Máy chủ đã tạo bộ hồ sơ này không có bộ tạo PDF, nên không có tệp PDF.',
    en: 'The server that made this pack has no PDF writer, so it holds no PDF.',
  },
  readme_missing: {
    vi: 'Không còn đọc được {{count}} tệp bằng chứng; manifest.json nêu tên từng tệp.',
    en: 'Files of evidence that could no longer be read: {{count}}. manifest.json names them.',
  },
  no_number: { vi: '(không số)', en: '(without a number)' },
  check_changed: { vi: 'Bị thay đổi', en: 'Changed' },
  check_missing: { vi: 'Bị thiếu', en: 'Missing' },
  check_added: { vi: 'Bị thêm vào', en: 'Added' },
  check_no_manifest: {
    vi: 'Không đọc được manifest.json: không thể kiểm tra.',
    en: 'manifest.json cannot be read: nothing can be checked.',
  },
  check_other_paper: {
    vi: 'Mã trên bản giấy không phải của bộ hồ sơ này',
    en: 'The code on the paper is not that of this pack',
  },
  check_whole: { vi: 'Bộ hồ sơ nguyên vẹn. Số tệp: {{count}}.', en: 'The pack is whole. Files: {{count}}.' },
  check_broken: { vi: 'BỘ HỒ SƠ KHÔNG NGUYÊN VẸN.', en: 'THE PACK IS NOT WHOLE.' },
  check_code: {
    vi: 'Mã kiểm chứng; hãy so 12 ký tự đầu với chân trang của bản giấy:',
    en: 'Check code; compare its first 12 characters with the foot of the paper:',
  },
} satisfies Texts

export const errors = {
  addendum_without_findings: {
    vi: 'Đợt đánh giá này không có phát hiện nào, nên không có gì để lập phụ lục.',
    en: 'This audit has no findings, so there is nothing to put into an addendum.',
  },
  addendum_same: {
    vi: 'Từ phụ lục số {{number}} đến nay chưa có gì thay đổi.',
    en: 'Nothing has changed since addendum {{number}}.',
  },
  pack_too_large: {
    vi: 'Một bộ hồ sơ có nhiều nhất {{files}} tệp và {{max}}. Hãy lập biên bản theo từng chương.',
    en: 'A pack holds at most {{files}} files and {{max}}. Write minutes by chapter.',
  },
  pack_scan_gone: {
    vi: 'Một bản scan của biên bản này vừa được gỡ. Hãy yêu cầu bộ hồ sơ lần nữa.',
    en: 'A scan of these minutes has just been removed. Ask for the pack again.',
  },
} satisfies Texts
