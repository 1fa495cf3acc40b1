export * from './audits/routes.ts'
export * from './minutes/routes.ts'
export * from './workspace/routes.ts'
