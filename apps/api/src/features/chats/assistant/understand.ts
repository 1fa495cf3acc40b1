export type Question = { about: 'due' | 'documents' | 'greeting' | 'help' } | { about: 'progress'; words: string[] }

/** Lower case without Vietnamese diacritics. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd')

const documents = /\b(tai lieu|documents?|expir\w*)\b/
const progress = /\b(tien do|den dau|phan tram|hoan thanh|progress|how far|percent\w*|complete\w*)\b/
const due = /\b(den han|qua han|han chot|hom nay|khac phuc|due|overdue|today|deadline|corrective)\b/
const greeting = /^\W*(xin )?(chao|alo|hi|hello|hey|good (morning|afternoon|evening|day))\b/
/** What people say around the name of an audit. */
const around =
  /\b(?:tien do|den dau|phan tram|hoan thanh|dot danh gia|danh gia|cua|cac|dot|da|dang|lam|duoc|bao nhieu|la|roi|the|nao|a|nhi|vay|hien tai|xong|chua|cho toi biet|progress|how far|how|far|percent\w*|complet\w*|is|are|the|of|audits?|at|on|for|in|what|whats|show|me|tell|about|now)\b/g

/** What somebody wants to know, as far as words of both languages tell. */
export function understand(text: string): Question {
  const folded = fold(text)
  if (documents.test(folded)) return { about: 'documents' }
  if (progress.test(folded)) return { about: 'progress', words: wordsOf(folded.replace(around, ' ')) }
  if (due.test(folded)) return { about: 'due' }
  return { about: greeting.test(folded) ? 'greeting' : 'help' }
}

const mostWords = 12
const wordsOf = (folded: string) => [...new Set(folded.match(/[a-z0-9]+/g) ?? [])].slice(0, mostWords)
