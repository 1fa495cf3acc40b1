export { dropFilesOf, sendFilesOf } from './change-files.ts'
export { sendInParts } from './send-in-parts.ts'
