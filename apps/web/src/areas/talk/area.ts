export * from './notifications/routes.ts'
