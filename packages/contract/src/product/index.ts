export * from './default-menu.ts'
export * from './finds.ts'
export * from './realtime.ts'
