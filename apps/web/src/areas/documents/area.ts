export * from './outline/routes.ts'
