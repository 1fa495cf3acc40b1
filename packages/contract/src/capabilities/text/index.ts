export * from './device.ts'
export * from './emoji.ts'
export * from './plain.ts'
export * from './shorten.ts'
