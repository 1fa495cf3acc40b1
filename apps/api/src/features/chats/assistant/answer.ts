import { translate, type Language } from '@apron/messages'
import type { Extra } from '../messages.ts'
import { due } from './due.ts'
import { expiring } from './expiring.ts'
import { progress } from './progress.ts'
import type { Answer, Asking, Say } from './saying.ts'
import { understand } from './understand.ts'

export const suggestions = (language: Language) =>
  (['assistant.ask_due', 'assistant.ask_documents', 'assistant.ask_progress'] as const).map((key) =>
    translate(language, key),
  )

/** Answers a question from what the person who asks may see. */
export async function answer(asking: Asking, text: string): Promise<{ text: string; extra: Extra }> {
  const say: Say = (key, values) => translate(asking.language, key, values)
  const question = understand(text)
  const { lines, links = [] } = await about(asking, say, question)
  return {
    text: lines.join('\n'),
    extra: { links, suggestions: question.about === 'help' ? suggestions(asking.language) : [] },
  }
}

async function about(asking: Asking, say: Say, question: ReturnType<typeof understand>): Promise<Answer> {
  switch (question.about) {
    case 'due':
      return due(asking, say)
    case 'documents':
      return expiring(asking, say)
    case 'progress':
      return progress(asking, say, question.words)
    case 'help':
      return { lines: [say('assistant.help')] }
  }
}
