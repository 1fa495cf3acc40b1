import type { Block, Definitions, Letterhead, List, Signatures } from '@apron/contract/audits'
import { DrawBars } from './draw-bars.tsx'
import { DrawFigures } from './draw-figures.tsx'
import { DrawRecords, DrawTable } from './draw-table.tsx'
import { DrawWords } from './draw-words.tsx'
import classes from './paper.module.css'

/** Blocks of a paper one below the other. */
export function DrawBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <DrawBlock key={place} block={block} />)
}

const drawBlocks = (blocks: readonly Block[]) => <DrawBlocks blocks={blocks} />

const headings = { 1: 'h2', 2: 'h3', 3: 'h4', 4: 'h5' } as const

function DrawBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[block.level]
      return (
        <Heading data-align={block.align}>
          <DrawWords words={block.words} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p data-align={block.align} className={block.isSmall ? classes.small : undefined}>
          <DrawWords words={block.words} />
        </p>
      )
    case 'list':
      return <DrawList list={block} />
    case 'quote':
      return (
        <blockquote>
          <DrawBlocks blocks={block.blocks} />
        </blockquote>
      )
    case 'picture': {
      const { src, alt, width } = block.picture
      return <img src={src} alt={alt} width={width ?? undefined} loading="lazy" />
    }
    case 'rule':
      return <hr />
    case 'space':
      return (
        <div className={classes.space}>
          {Array.from({ length: block.lines }, (_, place) => (
            <div key={place} />
          ))}
        </div>
      )
    case 'figures':
      return <DrawFigures figures={block} />
    case 'table':
      return <DrawTable table={block} draw={drawBlocks} />
    case 'records':
      return <DrawRecords of={block} draw={drawBlocks} />
    case 'bars':
      return <DrawBars bars={block} />
    case 'definitions':
      return <DrawDefinitions of={block} />
    case 'letterhead':
      return <DrawLetterhead of={block} />
    case 'signatures':
      return <DrawSignatures of={block} />
  }
}

function DrawList({ list: { isOrdered, start, items } }: { list: List }) {
  const lines = items.map((blocks, place) => (
    <li key={place}>
      <DrawBlocks blocks={blocks} />
    </li>
  ))
  return isOrdered ? <ol start={start}>{lines}</ol> : <ul>{lines}</ul>
}

function DrawDefinitions({ of: { look, entries } }: { of: Definitions }) {
  return (
    <dl className={classes[look]}>
      {entries.map(({ term, blocks }, place) => (
        <div key={place}>
          <dt>
            <DrawWords words={term} />
          </dt>
          <dd>
            <DrawBlocks blocks={blocks} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function DrawLetterhead({ of: { logo, left, right, isCentered } }: { of: Letterhead }) {
  const lines = (all: Letterhead['left']) =>
    all.map((words, place) => (
      <p key={place}>
        <DrawWords words={words} />
      </p>
    ))
  return (
    <header className={classes.letterhead} data-centered={isCentered || undefined}>
      <div>
        {logo && <img src={logo.src} className={classes.logo} alt={logo.alt} />}
        {left.length > 0 && <div>{lines(left)}</div>}
      </div>
      {right.length > 0 && <div>{lines(right)}</div>}
    </header>
  )
}

/** Nobody signs a page that says nothing else. */
function DrawSignatures({ of: { before, parties } }: { of: Signatures }) {
  return (
    <section className={classes.closing}>
      <DrawBlocks blocks={before} />
      <div className={classes.signatures}>
        {parties.map(({ title, hint, name }, place) => (
          <div key={place}>
            <p>
              <strong>
                <DrawWords words={title} />
              </strong>
            </p>
            <p>
              <em>
                <DrawWords words={hint} />
              </em>
            </p>
            <p className={classes.signer}>{name && <DrawWords words={name} />}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
