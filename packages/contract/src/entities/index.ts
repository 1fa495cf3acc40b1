export * from './all.ts'
export { linkOf, type Entity } from './entity.ts'
export * from './order.ts'
export * from './parts.ts'
