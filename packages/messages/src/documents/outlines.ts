import type { Texts } from '../text.ts'

/** What is said of an outline that is read from a Word document. */
export const outlines = {
  no_headings: {
    vi: 'Không tìm thấy đề mục nào. Hãy đặt kiểu Heading cho các đề mục trong Word hoặc đánh số chúng, rồi chọn lại tệp.',
    en: 'No headings were found. Give headings a heading style or number them.',
  },
  macros: {
    vi: 'Tệp có macro. Hãy lưu lại trong Word dưới dạng .docx không có macro rồi chọn lại.',
    en: 'The file has macros. Save it in Word as .docx without macros and choose it again.',
  },
  unpacked_too_large: {
    vi: 'Nội dung nén trong tệp quá lớn. Hãy chia tài liệu thành nhiều tệp, mỗi tệp nhập một lần.',
    en: 'What is packed in the file is too large. Divide the document into several files and import them one by one.',
  },
  tables: {
    vi: 'Tài liệu có bảng lồng nhau quá {{max}} lớp. Hãy tách bớt bảng rồi chọn lại tệp.',
    en: 'The document has tables nested more than {{max}} deep. Take some of them apart and choose the file again.',
  },
  too_many_pictures: {
    vi: 'Tài liệu có hơn {{max}} hình. Hãy chia thành nhiều tệp.',
    en: 'The document has more than {{max}} pictures. Divide it into several files.',
  },
  picture_too_large: {
    vi: 'Hình “{{name}}” trong tài liệu lớn hơn {{max}}. Hãy nén hình trong Word (Picture Format > Compress Pictures) rồi chọn lại tệp.',
    en: 'The picture "{{name}}" in the document is larger than {{max}}. Compress the pictures in Word and choose the file again.',
  },
  too_many_items: {
    vi: 'Tài liệu có hơn {{max}} đề mục. Hãy chia thành nhiều tệp.',
    en: 'The document has more than {{max}} headings. Divide it into several files.',
  },
  too_much_text: {
    vi: 'Tài liệu có hơn {{max}} chữ và định dạng. Hãy chia thành nhiều tệp.',
    en: 'The document has more than {{max}} of text. Divide it into several files.',
  },
  item_too_long: {
    vi: 'Nội dung dưới đề mục “{{header}}” dài hơn {{max}} ký tự. Hãy chia phần này thành nhiều đề mục.',
    en: 'The text under "{{header}}" is longer than {{max}} characters. Divide it with further headings.',
  },
  picture_not_shown: {
    vi: '[hình thuộc loại không hiển thị được: {{name}}]',
    en: '[picture of a kind that cannot be shown: {{name}}]',
  },
  pictures_not_shown_one: {
    vi: '{{count}} hình thuộc loại không hiển thị được (EMF, WMF, SVG…); ở đó chỉ ghi tên hình.',
    en: '{{count}} picture is of a kind that cannot be shown (EMF, WMF, SVG, …); its name stands there instead.',
  },
  pictures_not_shown_other: {
    vi: '{{count}} hình thuộc loại không hiển thị được (EMF, WMF, SVG…); ở đó chỉ ghi tên hình.',
    en: '{{count}} pictures are of a kind that cannot be shown (EMF, WMF, SVG, …); their names stand there instead.',
  },
  pictures_left_out_one: {
    vi: '{{count}} hình không nằm trong tệp (chỉ liên kết ra ngoài) nên được bỏ qua.',
    en: '{{count}} picture is only linked and not in the file; it was left out.',
  },
  pictures_left_out_other: {
    vi: '{{count}} hình không nằm trong tệp (chỉ liên kết ra ngoài) nên được bỏ qua.',
    en: '{{count}} pictures are only linked and not in the file; they were left out.',
  },
  pictures_not_taken_one: {
    vi: '{{count}} hình không đọc được hoặc quá lớn nên được bỏ qua.',
    en: '{{count}} picture cannot be read or is too large; it was left out.',
  },
  pictures_not_taken_other: {
    vi: '{{count}} hình không đọc được hoặc quá lớn nên được bỏ qua.',
    en: '{{count}} pictures cannot be read or are too large; they were left out.',
  },
  objects_left_out_one: {
    vi: '{{count}} đối tượng nhúng (bảng tính, bản vẽ, tệp khác) được bỏ qua.',
    en: '{{count}} embedded object (a sheet, a drawing, another file) was left out.',
  },
  objects_left_out_other: {
    vi: '{{count}} đối tượng nhúng (bảng tính, bản vẽ, tệp khác) được bỏ qua.',
    en: '{{count}} embedded objects (sheets, drawings, other files) were left out.',
  },
  drawings_left_out_one: {
    vi: '{{count}} biểu đồ hoặc sơ đồ (SmartArt) được bỏ qua; hãy chèn dưới dạng hình nếu cần.',
    en: '{{count}} chart or diagram was left out; insert it as a picture if it is needed.',
  },
  drawings_left_out_other: {
    vi: '{{count}} biểu đồ hoặc sơ đồ (SmartArt) được bỏ qua; hãy chèn dưới dạng hình nếu cần.',
    en: '{{count}} charts or diagrams were left out; insert them as pictures if they are needed.',
  },
  parts_left_out_one: {
    vi: '{{count}} phần chèn từ tệp khác được bỏ qua.',
    en: '{{count}} part inserted from another file was left out.',
  },
  parts_left_out_other: {
    vi: '{{count}} phần chèn từ tệp khác được bỏ qua.',
    en: '{{count}} parts inserted from other files were left out.',
  },
  formulas_one: {
    vi: '{{count}} công thức được viết thành một dòng chữ; hãy kiểm tra lại.',
    en: '{{count}} formula is written as one line of text; please check it.',
  },
  formulas_other: {
    vi: '{{count}} công thức được viết thành một dòng chữ; hãy kiểm tra lại.',
    en: '{{count}} formulas are written as lines of text; please check them.',
  },
  contents_left_out_one: {
    vi: '{{count}} dòng mục lục của tài liệu được bỏ qua.',
    en: '{{count}} line of the table of contents was left out.',
  },
  contents_left_out_other: {
    vi: '{{count}} dòng mục lục của tài liệu được bỏ qua.',
    en: '{{count}} lines of the table of contents were left out.',
  },
  headers_cut_one: {
    vi: '{{count}} đề mục quá dài được rút ngắn; nguyên văn nằm ở đầu nội dung.',
    en: '{{count}} heading was too long and was shortened; all of it stands at the start of its text.',
  },
  headers_cut_other: {
    vi: '{{count}} đề mục quá dài được rút ngắn; nguyên văn nằm ở đầu nội dung.',
    en: '{{count}} headings were too long and were shortened; all of them stand at the start of their texts.',
  },
  gone: {
    vi: 'Có mục được chọn không còn trong tài liệu. Hãy chọn mục khác.',
    en: 'One of the chosen items is no longer in its document. Choose another one.',
  },
  moved_twice: {
    vi: 'Một mục được chuyển hai lần trong cùng một lần lưu.',
    en: 'An item is moved twice at once.',
  },
  foreign: {
    vi: 'Chỉ sắp xếp được các mục của cùng một tài liệu; có mục không còn hoặc thuộc tài liệu khác.',
    en: 'Only items of one document can be arranged; some are no longer there or belong to another document.',
  },
} satisfies Texts

export const uses = {
  outline_references_one: { vi: '{{count}} câu hỏi viện dẫn', en: '{{count}} question that refers to it' },
  outline_references_other: { vi: '{{count}} câu hỏi viện dẫn', en: '{{count}} questions that refer to it' },
} satisfies Texts

export const nouns = {
  document_item_one: { vi: 'mục của tài liệu', en: 'outline item' },
  document_item_other: { vi: 'mục của tài liệu', en: 'outline items' },
} satisfies Texts
