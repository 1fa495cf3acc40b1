import { management } from './chapters/management.ts'
import { refuelling } from './chapters/refuelling.ts'
import { storage } from './chapters/storage.ts'

export const chapters = [storage, refuelling, management] as const
