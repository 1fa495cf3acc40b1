import type { Block, Words } from '@apron/contract/audits'

/** All words of a paper in their order. */
export const wordsIn = (blocks: readonly Block[]): Words[] =>
  blocks.flatMap((block): Words[] => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return [block.words]
      case 'list':
        return block.items.flatMap(wordsIn)
      case 'quote':
        return wordsIn(block.blocks)
      case 'figures':
        return block.figures.map(({ caption }) => caption)
      case 'table':
        return [...block.head, ...block.parts.flat()].flatMap(({ cells }) =>
          cells.flatMap((one) => wordsIn(one.blocks)),
        )
      case 'records':
        return block.records.flatMap(wordsIn)
      case 'definitions':
        return block.entries.flatMap(({ term, blocks: inside }) => [term, ...wordsIn(inside)])
      case 'letterhead':
        return [...block.left, ...block.right]
      case 'signatures':
        return [
          ...wordsIn(block.before),
          ...block.parties.flatMap(({ title, hint, name }) => [title, hint, ...(name ? [name] : [])]),
        ]
      default:
        return []
    }
  })
