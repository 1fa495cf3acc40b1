export * from './forum/routes.ts'
export * from './notifications/routes.ts'
export * from './topics/routes.ts'
