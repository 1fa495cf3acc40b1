export * as documents from './documents.ts'
export * as media from './media.ts'
export * as outlines from './outlines.ts'
export * as viewer from './viewer.ts'
