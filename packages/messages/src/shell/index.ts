export * as keep from './keep.ts'
export * as menu from './menu.ts'
export * as shell from './shell.ts'
