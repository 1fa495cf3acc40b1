import type { HtmlNode } from '@apron/contract/audits'

/** Takes rich text apart as a browser reads it; nothing of it is fetched or run. */
export function readHtml(html: string): HtmlNode[] {
  return nodesIn(new DOMParser().parseFromString(html, 'text/html').body)
}

const nodesIn = (parent: Element): HtmlNode[] =>
  [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
    return [{ name: node.localName, attributes, children: nodesIn(node) }]
  })
