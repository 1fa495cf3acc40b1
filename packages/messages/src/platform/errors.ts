import type { Texts } from '../text.ts'

/** Each name is the code of a refusal; the server adds the values. */
export const errors = {
  unexpected: { vi: 'Đã xảy ra lỗi! Vui lòng thử lại sau.', en: 'Error! An error occurred. Please try again later!' },
  database_away: {
    vi: 'Cơ sở dữ liệu đang tạm thời gián đoạn. Vui lòng thử lại sau ít giây.',
    en: 'The database is out of reach for a moment. Please try again in a few seconds.',
  },
  not_found: { vi: 'Dữ liệu này không tồn tại trong hệ thống!', en: 'This model does not exist in database!' },
  not_signed_in: { vi: 'Vui lòng đăng nhập để tiếp tục.', en: 'Please sign in to continue.' },
  session_invalid: {
    vi: 'Phiên làm việc đã kết thúc, vui lòng đăng nhập lại.',
    en: 'Your session has ended, please sign in again.',
  },
  not_permitted: { vi: 'Bạn không có quyền thực hiện thao tác này.', en: 'You are not permitted to do this.' },
  own_group_not_approved: {
    vi: 'Nhóm người dùng của bạn chưa được phê duyệt, nên hiện bạn chỉ dùng được tài khoản của mình. Vui lòng liên hệ quản trị viên.',
    en: 'Your user group is not approved, so only your own account is open to you for now. Please ask an administrator.',
  },
  malformed: { vi: 'Máy chủ không đọc được dữ liệu gửi lên.', en: 'The server could not read what was sent.' },
  too_large: {
    vi: 'Tệp hoặc dữ liệu gửi lên quá lớn (tối đa {{max}}).',
    en: 'What was sent is too large ({{max}} at most).',
  },
  job_ended: { vi: 'Tác vụ này đã kết thúc.', en: 'This job has ended.' },
  job_not_ended: {
    vi: 'Tác vụ này chưa kết thúc. Hãy hủy tác vụ trước.',
    en: 'This job has not ended. Cancel it first.',
  },
  job_not_failed: {
    vi: 'Chỉ thử lại được tác vụ không thành công.',
    en: 'Only a job that has failed can be tried again.',
  },
  import_unreadable: {
    vi: 'Không đọc được tệp "{{name}}". Hãy mở tệp, lưu lại dưới dạng .xlsx rồi chọn lại.',
    en: 'The file "{{name}}" cannot be read. Open it, save it as .xlsx and choose it again.',
  },
  paper_failed: {
    vi: 'Không tạo được tệp. Hãy thử lại; nếu vẫn không được, hãy in trang này hoặc báo cho quản trị viên.',
    en: 'The file could not be made. Try again; if it fails again, print this page or tell an administrator.',
  },
  paper_too_hard: {
    vi: 'Không tạo xong tệp trong {{seconds}} giây. Hãy chọn ảnh nhỏ hoặc chỉ các phát hiện.',
    en: 'The file was not made within {{seconds}} seconds. Choose small photos or the findings alone.',
  },
  paper_too_large: {
    vi: 'Một tệp có nhiều nhất {{items}} câu hỏi và {{pictures}} hình. Hãy chọn chỉ các phát hiện, hoặc lập biên bản theo từng chương.',
    en: 'One file holds at most {{items}} questions and {{pictures}} pictures. Choose the findings alone, or write minutes by chapter.',
  },
  paper_no_finding: {
    vi: 'Câu hỏi này không phải là phát hiện trong biên bản mới nhất.',
    en: 'This item is not a finding of the newest minutes.',
  },
  no_pdf_here: {
    vi: 'Máy chủ này không có bộ tạo PDF. Hãy tải tệp Word (.docx), hoặc in trang này và chọn "Lưu dưới dạng PDF".',
    en: 'This server has no PDF writer. Take the Word file (.docx), or print this page and choose "Save as PDF".',
  },
  too_many_views: { vi: 'Bạn đã lưu {{count}} chế độ xem. Hãy xóa bớt.', en: 'You keep {{count}} views. Delete one.' },
  too_many_papers: { vi: 'Nhiều tệp của bạn đang chờ. Hãy thử lại sau.', en: 'Your files are in line. Try later.' },
  sheet_unreadable: {
    vi: 'Không đọc được bảng tính "{{name}}". Hãy tải tệp về và mở bằng Excel.',
    en: 'The workbook "{{name}}" cannot be read. Download it and open it in Excel.',
  },
  import_groups: {
    vi: 'Tệp có nhóm mới, mà bạn không có quyền thêm nhóm câu hỏi.',
    en: 'The file has new groups, and you may not add groups to the library.',
  },
  outline_unreadable: {
    vi: 'Không đọc được tệp "{{name}}". Hãy mở tệp bằng Word, lưu lại dưới dạng .docx rồi chọn lại.',
    en: 'The file "{{name}}" cannot be read. Open it in Word, save it as .docx and choose it again.',
  },
  document_not_approved: {
    vi: 'Không thể sửa mục lục tài liệu vì trạng thái của tài liệu chưa phải là Phê duyệt',
    en: 'Can not edit document item. Because status document is not APPROVAL',
  },
  outline_item_gone: {
    vi: 'Mục này không còn trong tài liệu, chỉ được giữ lại cho các câu hỏi đã viện dẫn nên không chuyển được và không thêm gì bên dưới được.',
    en: 'This item is no longer in the document and is only kept for the questions that refer to it: it cannot be moved, and nothing can be put below it.',
  },
  import_running: {
    vi: '{{name}} đang nhập mục lục cho tài liệu này. Hãy đợi xong hoặc hủy lần nhập đó trước.',
    en: '{{name}} is importing into this document. Wait until that is done, or cancel it first.',
  },
  import_ended: {
    vi: 'Lần nhập này đã kết thúc hoặc đã được xác nhận.',
    en: 'This import has ended or was confirmed already.',
  },
  too_many_imports: {
    vi: 'Đang có nhiều tài liệu chờ nhập. Vui lòng thử lại sau một phút.',
    en: 'Many documents are waiting to be imported. Please try again in a minute.',
  },
  outline_former: {
    vi: 'Tệp "{{name}}" là tệp Word kiểu cũ (.doc) hoặc có đặt mật khẩu. Hãy mở tệp bằng Word, bỏ mật khẩu, lưu dưới dạng .docx rồi chọn lại.',
    en: 'The file "{{name}}" is in the old Word format (.doc) or has a password. Open it in Word, remove the password, save it as .docx and choose it again.',
  },
  no_such_range: {
    vi: 'Phần được yêu cầu nằm ngoài tệp. Hãy mở lại tệp.',
    en: 'The file has no such part. Open it again.',
  },
  too_many_requests: {
    vi: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {{minutes}} phút.',
    en: 'Too many tries. Please try again in {{minutes}} minutes.',
  },
  too_many_requests_hours: {
    vi: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {{hours}} giờ.',
    en: 'Too many tries. Please try again in {{hours}} hours.',
  },
  too_many_calls: {
    vi: 'Có quá nhiều yêu cầu được gửi cùng lúc. Vui lòng thử lại sau {{seconds}} giây.',
    en: 'Too many requests at once. Please try again in {{seconds}} s.',
  },
  too_many_uploads: {
    vi: 'Bạn đã tải lên quá nhiều tệp. Vui lòng thử lại sau {{minutes}} phút.',
    en: 'Too many files were uploaded. Please try again in {{minutes}} min.',
  },
  too_deep: {
    vi: 'Dữ liệu gửi lên có quá nhiều cấp lồng nhau (tối đa {{max}} cấp).',
    en: 'What was sent is nested too deep ({{max}} levels at most).',
  },
  idempotency_key_reused: {
    vi: 'Mã chống gửi lặp này đã dùng cho một yêu cầu khác.',
    en: 'This idempotency key was used for another request.',
  },
  idempotency_key_form: {
    vi: 'Mã chống gửi lặp (Idempotency-Key) phải là một UUID, ví dụ 3f0c2a9e-5b1d-4c7a-9e42-8d6f1b0a7c53. Chưa có gì thay đổi.',
    en: 'An idempotency key has to be a UUID, such as 3f0c2a9e-5b1d-4c7a-9e42-8d6f1b0a7c53. Nothing was changed.',
  },
  changed_meanwhile: {
    vi: 'Dữ liệu vừa được người khác thay đổi. Vui lòng tải lại.',
    en: 'Somebody else has just changed this. Please reload.',
  },
  four_eyes: {
    vi: 'Người lập hoặc sửa bản ghi không được tự phê duyệt; cần một người khác.',
    en: 'The author of a record may not approve it; somebody else must.',
  },
  wrong_status: {
    vi: 'Không thực hiện được: trạng thái hiện tại là "{{status}}".',
    en: 'This cannot be done: the present status is "{{status}}".',
  },
  nothing_waits: {
    vi: 'Không còn gì chờ phê duyệt ở đây.',
    en: 'Nothing is waiting for approval here.',
  },
  undone_already: {
    vi: 'Quyết định này đã được hoàn tác rồi.',
    en: 'This decision has been undone already.',
  },
  undo_too_late: {
    vi: 'Đã quá thời gian hoàn tác (vài giây sau khi quyết định). Quyết định vẫn giữ nguyên; bạn có thể đổi trạng thái của từng bản ghi.',
    en: 'The few seconds in which this could be undone are over. The decision stands; you can still change each record’s status.',
  },
  undo_moved_on_one: {
    vi: 'Không hoàn tác được: {{count}} bản ghi đã thay đổi từ lúc bạn quyết định. Quyết định vẫn giữ nguyên.',
    en: 'This cannot be undone: {{count}} record has changed since you decided. The decision stands.',
  },
  undo_moved_on_other: {
    vi: 'Không hoàn tác được: {{count}} bản ghi đã thay đổi từ lúc bạn quyết định. Quyết định vẫn giữ nguyên.',
    en: 'This cannot be undone: {{count}} records have changed since you decided. The decision stands.',
  },
  in_use: {
    vi: 'Không xóa được vì đang được sử dụng: {{uses}}.',
    en: 'This cannot be deleted, it is in use: {{uses}}.',
  },
  bulk_refused: {
    vi: 'Chưa có gì thay đổi, vì {{which}} không thực hiện được: {{reasons}}.',
    en: 'Nothing was changed, because this cannot be done with {{which}}: {{reasons}}.',
  },
  super_group: {
    vi: 'Nhóm quản trị luôn giữ nguyên tên, trạng thái và toàn quyền.',
    en: 'The administrators’ group keeps its name, its status and all its permissions.',
  },
  not_held: {
    vi: 'Bạn chỉ có thể cấp hoặc thu hồi những quyền mà chính bạn có. Bạn chưa có: {{permissions}}.',
    en: 'You can only give or take permissions that you have yourself. You do not have: {{permissions}}.',
  },
  product_permission: {
    vi: 'Đây là quyền có sẵn của phần mềm nên không thể đổi tên hay xóa.',
    en: 'This permission belongs to the product and cannot be renamed or deleted.',
  },
  group_not_approved: { vi: 'Trạng thái của nhóm chưa phải là Phê Duyệt', en: 'Group status is not Approved' },
  default_needed: {
    vi: 'Luôn phải có một mục mặc định. Hãy đặt một mục khác làm mặc định trước.',
    en: 'One is always the default. Make another one the default first.',
  },
  tree_cycle: {
    vi: 'Không thể chuyển một mục vào bên trong chính nó hoặc cấp dưới của nó.',
    en: 'Nothing can be moved inside itself or what stands below it.',
  },
  tree_too_deep: { vi: 'Cây chỉ được sâu tối đa {{max}} cấp.', en: 'A tree may be {{max}} levels deep at most.' },
  captcha: {
    vi: 'Bước xác minh chống máy tự động không hợp lệ hoặc đã hết hạn. Vui lòng thử lại.',
    en: 'The verification failed or has expired. Please try again.',
  },
  login_failed: { vi: 'Đăng nhập thất bại', en: 'Login failed' },
  result_not_exported: {
    vi: 'Chưa có kết quả: đợt đánh giá này chưa lưu biên bản đánh giá nào.',
    en: 'There is no result yet: no minutes of this audit have been saved.',
  },
  page_not_found: { vi: 'Không có địa chỉ này.', en: 'There is no such address.' },
  status_not_commented: { vi: 'Kết quả này không cho phép ghi nhận', en: 'Status is not commented' },
  comment_answered: {
    vi: 'Ghi nhận này đã có người khác trả lời nên không xóa được. Bạn vẫn có thể sửa nội dung.',
    en: 'Somebody else has replied to this comment, so it cannot be deleted. You can still edit it.',
  },
  not_a_finding: {
    vi: 'Chỉ thực hiện được với câu hỏi có điểm không phù hợp.',
    en: 'This can only be done for a finding.',
  },
  items_not_approved: {
    vi: 'Không thêm được: {{count}} câu hỏi (hoặc nhóm của chúng) không tồn tại hay chưa được phê duyệt.',
    en: 'Nothing was added: {{count}} of the questions (or their groups) do not exist or are not approved.',
  },
  no_default_status: {
    vi: 'Chưa có mức kết quả mặc định cho câu hỏi mới. Hãy chọn một mức làm mặc định trong phần Mức kết quả.',
    en: 'No item status is the default, so new questions have none to start in. Choose a default status first.',
  },
  audit_without_items: {
    vi: 'Chưa thể bắt đầu: đợt đánh giá này chưa có câu hỏi nào. Hãy từ chối để đợt trở lại khâu chuẩn bị, sửa và lưu lại, rồi chọn câu hỏi.',
    en: 'This cannot start yet: the audit has no questions. Reject it so that it can be prepared again: then edit and save it, and choose its questions.',
  },
  approval_without_items: {
    vi: 'Chưa thể phê duyệt: đợt đánh giá này chưa có câu hỏi nào. Hãy mở mục "Chọn câu hỏi" và chọn trước (đợt đã bị từ chối thì sửa và lưu lại để trình lần nữa), rồi phê duyệt.',
    en: 'This cannot be approved yet: the audit has no questions. Open "Choose questions" and choose some first (edit and save the audit once more if it was rejected), then approve it.',
  },
  own_account: {
    vi: 'Bạn không thể ngừng hoạt động hoặc xóa tài khoản của chính mình.',
    en: 'You cannot deactivate or delete your own account.',
  },
  admins_only: {
    vi: 'Chỉ thành viên nhóm quản trị mới được thay đổi tài khoản của nhóm này.',
    en: 'Only members of the administrators group may change its accounts.',
  },
  admins_screens: {
    vi: 'Chỉ thành viên nhóm quản trị mới được thay đổi menu và bảng điều khiển của nhóm này.',
    en: 'Only members of the administrators group may change its menu and dashboard.',
  },
  last_admin: {
    vi: 'Nhóm quản trị luôn phải còn ít nhất một tài khoản hoạt động.',
    en: 'The administrators group always keeps at least one active account.',
  },
  user_above: {
    vi: 'Người dùng này có những quyền mà bạn không có, nên bạn không thể thay đổi tài khoản của họ.',
    en: 'This person holds rights that you do not have, so you cannot change their account.',
  },
  chat_closed: {
    vi: 'Người này không còn sử dụng phần mềm nên không nhận được tin nhắn.',
    en: 'This person no longer uses the product and cannot receive messages.',
  },
} satisfies Texts
