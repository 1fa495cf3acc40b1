export * from './dashboard/routes.ts'
export * from './jobs/routes.ts'
export * from './qr-code/routes.ts'
export * from './waiting/routes.ts'
