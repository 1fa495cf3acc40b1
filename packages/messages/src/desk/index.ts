export * as dashboard from './dashboard.ts'
export * as jobs from './jobs.ts'
export * as qrCode from './qr-code.ts'
export * as quickFind from './quick-find.ts'
