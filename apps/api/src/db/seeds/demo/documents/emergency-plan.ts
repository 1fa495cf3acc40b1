import type { DemoDocument } from './document.ts'

/** It waits for its first approval. */
export const emergencyPlan = {
  name: { vi: 'MH-KH-03 Kế hoạch ứng phó tràn dầu', en: 'MH-KH-03 Spill response plan' },
  version: '1.0',
  outline: {
    alarm: {
      index: '1',
      header: { vi: 'Báo động', en: 'Alarm' },
      content: {
        vi: 'Ai thấy trước báo trước: dừng bơm, hô to, gọi trực ban và cứu hỏa sân bay.',
        en: 'Whoever sees it first stops the pump, calls out, and rings the duty officer and the airport fire service.',
      },
    },
    containment: {
      index: '2',
      header: { vi: 'Khoanh vùng', en: 'Containment' },
      content: {
        vi: 'Chặn cống thoát nước trước, rải chất thấm từ ngoài vào; không dùng nước để xịt trôi.',
        en: 'Drains are closed first, absorbent is laid from the edge inwards; nothing is washed away with water.',
      },
    },
  },
} satisfies DemoDocument
