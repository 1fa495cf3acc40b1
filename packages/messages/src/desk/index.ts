import { dashboard } from './dashboard.ts'
import { qrCode } from './qr-code.ts'
import { quickFind } from './quick-find.ts'

export const deskTexts = { dashboard, qrCode, quickFind }
