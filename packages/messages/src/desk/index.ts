import { dashboard } from './dashboard.ts'
import { jobs } from './jobs.ts'
import { qrCode } from './qr-code.ts'
import { quickFind } from './quick-find.ts'

export const deskTexts = { dashboard, jobs, qrCode, quickFind }
