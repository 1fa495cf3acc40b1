import { plain } from '@apron/contract/text'

/** The days that can be asked for; those gone by are what is late. */
export type Period = 'today' | 'tomorrow' | 'this_week' | 'next_week' | 'this_month' | 'next_month'

export type Question =
  | { about: 'documents' | 'greeting' | 'help' }
  /** `isSure` false: other words than the period were said, and no period. */
  | { about: 'due'; period: Period; isSure: boolean }
  /** `words` are those of a name, as they were written. */
  | { about: 'progress'; words: string[]; isMine: boolean }

const documents = /\b(tai lieu|documents?|expir\w*)\b/
const progress = /\b(tien do|den dau|phan tram|hoan thanh|progress|how far|percent\w*|complete\w*)\b/
const due =
  /\b(den han|qua han|han chot|hom nay|khac phuc|ngay mai|tuan nay|tuan sau|tuan toi|thang nay|thang sau|thang toi|due|overdue|today|tomorrow|this week|next week|this month|next month|deadline|corrective)\b/
const periods: readonly (readonly [Period, RegExp])[] = [
  ['today', /\b(hom nay|today)\b/],
  ['tomorrow', /\b(ngay mai|tomorrow)\b/],
  ['this_week', /\b(tuan nay|this week)\b/],
  ['next_week', /\b(tuan sau|tuan toi|next week)\b/],
  ['this_month', /\b(thang nay|this month)\b/],
  ['next_month', /\b(thang sau|thang toi|next month)\b/],
]
/** Names of other times: they are not looked at, and the answer says so. */
const otherTime =
  /\b(hom qua|ngay|tuan|thang|quy|nam|yesterday|days?|weeks?|months?|quarters?|years?|jan\w*|feb\w*|mar|march|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|\d+)\b/
const mine = /\b(my|mine|our|ours|cua (?:toi|minh|em|chung toi|chung ta)|toi (?:tham gia|phu trach))\b/
const greeting = /^\W*(xin )?(chao|alo|hi|hello|hey|good (morning|afternoon|evening|day))\b/
/** What people say around the name of an audit. */
const around =
  /\b(?:cua toi|cua minh|cua em|cua chung toi|cua chung ta|toi tham gia|toi phu trach|tien do|den dau|phan tram|hoan thanh|dot danh gia|danh gia|cua|cac|dot|da lam|da duoc|da xong|dang|lam|duoc|bao nhieu|la|roi|the|nao|a|nhi|vay|hien tai|xong|chua|cho toi biet|cho toi xem|co|nhung|tat ca|moi|hay|xem|gi|thi|voi|duoc giao|progress|how far|how|far|percent\w*|complet\w*|is|are|the|of|audits?|at|on|for|in|what|whats|show|me|tell|about|now|my|mine|our|ours|all|any|do|does|i|am|have|we|please|status|which|and|to|so|going|everything)\b/g

/** What somebody wants to know, as far as words of both languages tell. */
export function understand(text: string): Question {
  // Without its mark it would be a part of Đà Nẵng.
  const folded = plain(text.normalize('NFC').replace(/(?<!\p{L})đã(?!\p{L})/giu, ' '))
  if (documents.test(folded)) return { about: 'documents' }
  if (progress.test(folded))
    return { about: 'progress', words: namesIn(text, folded.replace(around, ' ')), isMine: mine.test(folded) }
  if (due.test(folded)) {
    const period = periods.find(([, names]) => names.test(folded))?.[0]
    return { about: 'due', period: period ?? 'today', isSure: period !== undefined || !otherTime.test(folded) }
  }
  return { about: greeting.test(folded) ? 'greeting' : 'help' }
}

const mostWords = 12

/** The words of a text that are left of it, as they were written. */
function namesIn(text: string, left: string): string[] {
  const wanted = new Set(left.match(/[a-z0-9]+/g) ?? [])
  const words = (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => wanted.has(plain(word)))
  return [...new Set(words)].slice(0, mostWords)
}
