import { translate, type Language, type MessageKey, type MessageValues } from '@apron/messages'

type Words = { key: MessageKey; values?: MessageValues }
/** What is said in a mail, from top to bottom; `items` and `link` stand behind the first paragraph. */
export type Letter = {
  subject: Words
  greeting: Words
  paragraphs: readonly Words[]
  /** What it is about, one by one, each already in words. */
  items?: readonly { words: string; address: string | null }[]
  link?: { words: MessageKey; address: string }
  /** Why somebody gets it. */
  foot: Words
  /** What stands below that: where somebody has less of it. */
  ways?: readonly { words: Words; address: string }[]
}

/** A letter as plain text and as HTML, in one language; what people have written comes out as its letters. */
export function renderLetter(language: Language, letter: Letter): { subject: string; text: string; html: string } {
  const say = ({ key, values }: Words) => translate(language, key, values)
  const [first = '', ...rest] = letter.paragraphs.map(say)
  const { link, items = [] } = letter
  const ways = (letter.ways ?? []).map((way) => ({ ...way, words: say(way.words) }))
  const greeting = say(letter.greeting)
  const foot = say(letter.foot)
  const lines = [
    greeting,
    first,
    ...items.map(({ words, address }) => (address ? `- ${words}\n  ${address}` : `- ${words}`)),
    ...(link ? [link.address] : []),
    ...rest,
    `--\n${foot}`,
    ...ways.map(({ words, address }) => `${words}: ${address}`),
  ]
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(say(letter.subject))}</title></head>
<body style="${styles.body}">
<main style="${styles.sheet}">
<h1 style="${styles.title}">${escaped(say(letter.subject))}</h1>
${[greeting, first].map(paragraph).join('\n')}
${items.map(item).join('\n')}
${link ? button(translate(language, link.words), link.address) : ''}
${rest.map(paragraph).join('\n')}
<p style="${styles.foot}">${[escaped(foot), ...ways.map(({ words, address }) => anchor(words, address, styles.way))].join('<br>')}</p>
</main>
</body>
</html>
`
  return { subject: say(letter.subject), text: `${lines.join('\n\n')}\n`, html }
}

const styles = {
  body: 'margin:0;padding:24px 12px;background:#f5f8f7;color:#14201f;font:16px/1.55 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  sheet:
    'display:block;max-width:560px;margin:0 auto;padding:28px;background:#fff;border:1px solid #e3e9e8;border-radius:12px',
  title: 'margin:0 0 18px;font-size:20px;line-height:1.35',
  place: 'margin:24px 0 8px',
  button: 'display:inline-block;padding:11px 20px;border-radius:8px;background:#12716a;color:#fff;text-decoration:none',
  address: 'margin:0 0 24px;color:#566563;font-size:13px;word-break:break-all',
  item: 'margin:0;padding:11px 0;border-top:1px solid #e3e9e8',
  words: 'color:#12716a;text-decoration:none',
  way: 'color:#566563',
  foot: 'margin:28px 0 0;padding-top:14px;border-top:1px solid #e3e9e8;color:#566563;font-size:13px',
}

const paragraph = (words: string) => `<p style="margin:0 0 14px">${escaped(words)}</p>`

const anchor = (words: string, address: string, style: string) =>
  `<a href="${escaped(address)}" style="${style}">${escaped(words)}</a>`
const item = ({ words, address }: { words: string; address: string | null }) =>
  `<p style="${styles.item}">${address ? anchor(words, address, styles.words) : escaped(words)}</p>`
const button = (words: string, address: string) =>
  `<p style="${styles.place}">${anchor(words, address, styles.button)}</p>
<p style="${styles.address}">${escaped(address)}</p>`

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (words: string) => words.replace(/[&<>"']/g, (sign) => signs[sign]!)
