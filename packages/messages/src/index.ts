export { messages } from './catalogue.ts'
export { languages, type Language, type Text, type Texts } from './text.ts'
export { textsIn, translate, type MessageKey, type MessageValues } from './translate.ts'
