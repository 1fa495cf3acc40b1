import type { Texts } from '../text.ts'

export const qrCode = {
  title: { vi: 'Kết nối ứng dụng khác', en: 'Connect another application' },
  about: {
    vi: 'Quét mã này bằng ứng dụng trên điện thoại để kết nối với hệ thống.',
    en: 'Scan this code with the application on a phone to connect it to this system.',
  },
  picture: { vi: 'Mã QR chứa địa chỉ của hệ thống', en: 'QR code with the addresses of this system' },
  api: { vi: 'Địa chỉ API', en: 'API address' },
  name: { vi: 'Tên ứng dụng', en: 'Application name' },
  socket: { vi: 'Địa chỉ kênh thời gian thực', en: 'Realtime address' },
} satisfies Texts

export const menu = {
  qr_code: { vi: 'Mã QR kết nối', en: 'Connection QR code' },
} satisfies Texts
