export * from './documents/routes.ts'
export * from './media/routes.ts'
export * from './outline/routes.ts'
