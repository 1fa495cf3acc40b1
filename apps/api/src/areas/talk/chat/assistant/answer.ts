import { translate, type Language, type MessageValues } from '@apron/messages'
import type { Extra } from '../messages.ts'
import { due } from './due.ts'
import { expiring } from './expiring.ts'
import { progress } from './progress.ts'
import type { Answer, AssistantContext, Say } from './saying.ts'
import { understand, type Question } from './understand.ts'

export const suggestions = (language: Language) =>
  (['assistant.ask_due', 'assistant.ask_documents', 'assistant.ask_progress'] as const).map((key) =>
    translate(language, key),
  )

/** Answers a question from what the person who asks may see. */
export async function answer(asking: AssistantContext, text: string): Promise<{ text: string; extra: Extra }> {
  const say: Say = (key, values) => translate(asking.language, key, written(values, asking.language))
  const question = understand(text)
  const { lines, links = [] } = await about(asking, say, question)
  return {
    text: lines.join('\n'),
    extra: { links, suggestions: offers.has(question.about) ? suggestions(asking.language) : [] },
  }
}

/** What is answered with what can be asked. */
const offers = new Set<Question['about']>(['greeting', 'help'])

const locales = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<Language, string>

/** The values of a text, numbers as the language writes them with 2 decimals at most. */
function written(values: MessageValues = {}, language: Language): MessageValues {
  const numbers = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 })
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? numbers.format(value) : value]),
  )
}

async function about(asking: AssistantContext, say: Say, question: Question): Promise<Answer> {
  switch (question.about) {
    case 'due':
      return due(asking, say, question)
    case 'documents':
      return expiring(asking, say)
    case 'progress':
      return progress(asking, say, question)
    case 'greeting':
      return { lines: [say('assistant.greeting')] }
    case 'help':
      return { lines: [say('assistant.help')] }
  }
}
