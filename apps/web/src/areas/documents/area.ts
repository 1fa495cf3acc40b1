export * from './documents/routes.ts'
