export * from './audits.ts'
export * from './comments.ts'
export * from './minutes.ts'
export * from './workspace.ts'
