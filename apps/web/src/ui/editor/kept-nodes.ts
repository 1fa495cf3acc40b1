import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core'

/** How many columns or rows a cell takes; one is not written. */
const span = (name: 'colSpan' | 'rowSpan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => (element instanceof HTMLTableCellElement ? element[name] : 1),
  renderHTML: (attributes: Record<string, unknown>) => {
    const wide = Number(attributes[name.toLowerCase()])
    return wide > 1 ? { [name.toLowerCase()]: wide } : {}
  },
})

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colSpan'), rowspan: span('rowSpan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
})

const script = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

/** How paragraphs are aligned, as the server allows it. */
const alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) => element.style.textAlign || null,
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align:${String(textAlign)}` } : {}),
        },
      },
    },
  ],
})

/** What comes with a text from elsewhere, out of Word or off a page, and has no tool here: it can be written in, and stays. */
export const keptNodes = [
  table,
  row,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
  script('subscript', 'sub'),
  script('superscript', 'sup'),
  alignment,
]
