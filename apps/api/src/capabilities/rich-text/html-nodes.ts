import { Parser } from 'htmlparser2'
import type { HtmlNode } from '@apron/contract/audits'

type Open = { name: string; attributes: Record<string, string>; children: HtmlNode[] }

/** Takes rich text apart for papers. Linear, whatever is sent. */
export function htmlNodes(html: string): HtmlNode[] {
  const top: Open = { name: '', attributes: {}, children: [] }
  const open = [top]
  const parser = new Parser({
    onopentag(name, attributes) {
      const element: Open = { name, attributes, children: [] }
      open.at(-1)!.children.push(element)
      open.push(element)
    },
    ontext(text) {
      const { children } = open.at(-1)!
      const last = children.at(-1)
      if (typeof last === 'string') children[children.length - 1] = last + text
      else children.push(text)
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(html)
  return top.children
}
