import { keep } from './keep.ts'
import { menu } from './menu.ts'
import { shell } from './shell.ts'

export const shellTexts = { keep, menu, shell }
