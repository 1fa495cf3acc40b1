import { management } from './management.ts'
import { refuelling } from './refuelling.ts'
import { storage } from './storage.ts'

export const chapters = [storage, refuelling, management] as const
