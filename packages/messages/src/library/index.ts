export * as categories from './categories.ts'
export * as itemStatuses from './item-statuses.ts'
export * as library from './library.ts'
export * as tags from './tags.ts'
