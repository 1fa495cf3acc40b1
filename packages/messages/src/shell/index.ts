import { menu } from './menu.ts'
import { shell } from './shell.ts'

export const shellTexts = { menu, shell }
