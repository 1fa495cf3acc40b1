import { itemStatuses } from './item-statuses.ts'
import { library } from './library.ts'

export const libraryTexts = { itemStatuses, library }
