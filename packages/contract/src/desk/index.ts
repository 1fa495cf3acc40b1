export * from './dashboard.ts'
export * from './jobs.ts'
export * from './quick-find.ts'
export * from './statuses.ts'
