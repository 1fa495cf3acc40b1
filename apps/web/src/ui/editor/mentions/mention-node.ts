import { Node } from '@tiptap/core'

/** A person mentioned in a text: one inline node, kept as the server writes it. */
export const MentionNode = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({
    id: { parseHTML: (element) => Number(element.dataset['mention']) },
    name: { parseHTML: (element) => (element.textContent ?? '').replace(/^@/, '') },
  }),
  parseHTML: () => [{ tag: 'span[data-mention]' }],
  renderHTML: ({ node }) => ['span', { 'data-mention': String(node.attrs['id']) }, `@${String(node.attrs['name'])}`],
  renderText: ({ node }) => `@${String(node.attrs['name'])}`,
})
