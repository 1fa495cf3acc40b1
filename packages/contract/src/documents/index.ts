export * from './documents.ts'
export * from './media.ts'
