export * from './chat.ts'
export * from './notifications.ts'
export * from './posts.ts'
export * from './topics.ts'
