export * from './chat.ts'
export * from './notifications.ts'
