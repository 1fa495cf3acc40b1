export * from './correctives.ts'
export { mostYears, type ReportCaption, type ReportPeriod } from './periods.ts'
export * from './reports.ts'
export * from './trends.ts'
