import type { Attribute } from './surroundings.ts'

type Field = { code: string; isResult: boolean; link: string }

const shownLink = /^(?:https?:|mailto:|tel:)/i
const linkCode = /^\s*HYPERLINK\s+"([^"]*)"/i
/** Signs of a code that are read. */
const longestCode = 4000

const allowed = (address: string | undefined) => (address && shownLink.test(address) ? address : '')
const linkIn = (code: string) => allowed(linkCode.exec(code)?.[1])

/** Links and fields: of a field its result is shown, and not the code that made it. */
export function openFields() {
  const fields: Field[] = []
  const links: string[] = []
  return {
    isShown: () => fields.every(({ isResult }) => isResult),
    /** Where the words lead that stand here; empty for nowhere. */
    link: () => links.findLast((one) => one !== '') ?? fields.findLast((one) => one.link !== '')?.link ?? '',
    enterLink: (target: string | undefined) => void links.push(allowed(target)),
    enterField: (code: string | undefined) => void links.push(linkIn(code ?? '')),
    leave: () => void links.pop(),
    turn(attribute: Attribute): void {
      const turn = attribute('w:fldCharType')
      const field = fields.at(-1)
      if (turn === 'begin') fields.push({ code: '', isResult: false, link: '' })
      else if (turn === 'separate' && field) Object.assign(field, { isResult: true, link: linkIn(field.code) })
      else if (turn === 'end') fields.pop()
    },
    code(words: string): void {
      const field = fields.at(-1)
      if (field && field.code.length < longestCode) field.code += words
    },
  }
}
