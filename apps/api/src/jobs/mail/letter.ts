import { translate, type Language, type MessageKey, type MessageValues } from '@apron/messages'

type Words = { key: MessageKey; values?: MessageValues }
/** What is said in a mail, from top to bottom; `link` stands behind the first paragraph. */
export type Letter = {
  subject: Words
  greeting: Words
  paragraphs: readonly Words[]
  link?: { words: MessageKey; address: string }
  /** Why somebody gets it. */
  foot: Words
}

/** A letter as plain text and as HTML, in one language; what people have written comes out as its letters. */
export function written(language: Language, letter: Letter): { subject: string; text: string; html: string } {
  const say = ({ key, values }: Words) => translate(language, key, values)
  const [first = '', ...rest] = letter.paragraphs.map(say)
  const { link } = letter
  const greeting = say(letter.greeting)
  const foot = say(letter.foot)
  const lines = [greeting, first, ...(link ? [link.address] : []), ...rest, `--\n${foot}`]
  const button =
    link &&
    `<p style="${styles.place}"><a href="${escaped(link.address)}" style="${styles.button}">${escaped(translate(language, link.words))}</a></p>
<p style="${styles.address}">${escaped(link.address)}</p>`
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(say(letter.subject))}</title></head>
<body style="${styles.body}">
<div style="${styles.sheet}">
${[greeting, first].map(paragraph).join('\n')}
${button ?? ''}
${rest.map(paragraph).join('\n')}
<p style="${styles.foot}">${escaped(foot)}</p>
</div>
</body>
</html>
`
  return { subject: say(letter.subject), text: `${lines.join('\n\n')}\n`, html }
}

const styles = {
  body: 'margin:0;padding:24px 12px;background:#f5f8f7;color:#14201f;font:16px/1.55 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:28px;background:#fff;border:1px solid #e3e9e8;border-radius:12px',
  place: 'margin:24px 0 8px',
  button: 'display:inline-block;padding:11px 20px;border-radius:8px;background:#12716a;color:#fff;text-decoration:none',
  address: 'margin:0 0 24px;color:#566563;font-size:13px;word-break:break-all',
  foot: 'margin:28px 0 0;padding-top:14px;border-top:1px solid #e3e9e8;color:#566563;font-size:13px',
}

const paragraph = (words: string) => `<p style="margin:0 0 14px">${escaped(words)}</p>`

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (words: string) => words.replace(/[&<>"']/g, (sign) => signs[sign]!)
