export * from './categories/routes.ts'
export * from './item-statuses/routes.ts'
export * from './questions/routes.ts'
export * from './tags/routes.ts'
