import type { Texts } from '../text.ts'

export const firstAudit = {
  title: { vi: 'Lần đầu đánh giá', en: 'Your first audit' },
  step: { vi: '{{place}} trên {{count}}', en: '{{place}} of {{count}}' },
  next: { vi: 'Tiếp', en: 'Next' },
  back: { vi: 'Trước', en: 'Back' },
  done: { vi: 'Đã hiểu', en: 'Got it' },
  skip: { vi: 'Bỏ qua', en: 'Skip' },
  groups: { vi: 'Bắt đầu từ một nhóm', en: 'Begin with a group' },
  groups_text: {
    vi: 'Chọn nhóm câu hỏi để thấy các câu trong đó. Số bên cạnh cho biết đã trả lời bao nhiêu câu.',
    en: 'Choose a group to see its questions. The number beside it says how many are answered.',
  },
  answers: { vi: 'Một lần chạm là một câu trả lời', en: 'One tap is an answer' },
  answers_text: {
    vi: 'Chạm vào mã kết quả của câu hỏi; câu trả lời được lưu ngay. Chọn nhầm thì chọn lại, lịch sử giữ mọi lần đổi.',
    en: 'Tap the code under a question; it is saved at once. Choose again if you slipped: the history keeps every change.',
  },
  evidence: { vi: 'Ghi nhận và ảnh', en: 'Notes and photos' },
  evidence_text: {
    vi: 'Với điểm không phù hợp, hãy viết điều bạn thấy và kèm ảnh. Ghi nhận của bạn sẽ thành nhận xét kết luận trong biên bản.',
    en: 'For a finding, write what you see and add a photo. Your note becomes its conclusion in the minutes.',
  },
  away: { vi: 'Mất mạng vẫn làm tiếp', en: 'Go on without a network' },
  away_text: {
    vi: 'Câu trả lời và ghi nhận nằm lại trên thiết bị và tự gửi khi có mạng. Dòng trên cùng cho biết còn bao nhiêu mục chờ gửi.',
    en: 'Answers and notes stay on this device and go out by themselves. A line at the top says how many wait.',
  },
  progress: { vi: 'Theo dõi tiến độ', en: 'How far it is' },
  progress_text: {
    vi: 'Thanh này cho biết đã xong bao nhiêu. Có bàn phím thì nhấn ? để xem các phím tắt, chẳng hạn J và K để chuyển câu.',
    en: 'This bar says how much is done. With a keyboard, ? shows the keys: J and K go from question to question.',
  },
} satisfies Texts
