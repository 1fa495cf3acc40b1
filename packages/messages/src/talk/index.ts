import { assistant } from './assistant.ts'
import { chat } from './chat.ts'
import { notifications } from './notifications.ts'
import { told } from './told.ts'

export const talkTexts = { assistant, chat, notifications, told }
