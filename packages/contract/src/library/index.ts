export * from './categories.ts'
export * from './item-statuses.ts'
export * from './questions.ts'
export * from './tags.ts'
