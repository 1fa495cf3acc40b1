import { openFields } from './fields.ts'
import { addLook, type Look } from './styles.ts'
import type { Attribute, Surroundings } from './surroundings.ts'
import { symbol } from './symbols.ts'
import type { gatherWords } from './words.ts'

type Holder = { style: string; words: ReturnType<typeof gatherWords> }
type Answer = boolean | void
type Opens = Record<string, (attribute: Attribute) => Answer>

/** Receives the content of a paragraph. */
export type Runs = {
  open(name: string, attribute: Attribute, parent: string | undefined): Answer
  close(name: string): void
  text(words: string): void
}

/** Widths are written in these parts of a pixel. */
const partsOfPixel = 9525

/** Reads runs, links, fields and pictures into the words of the paragraph that is open. */
export function openRuns(around: Surroundings, holder: () => Holder | undefined): Runs {
  const pen = openPen(around, holder)
  const opens = { ...wordsOf(pen, around), ...drawingsOf(pen, around) }
  return {
    open(name, attribute, parent) {
      // The stops of a line, which are no tabs in it.
      if (parent === 'w:tabs') return undefined
      if (parent === 'pic:blipFill' && name === 'a:blip')
        return pen.picture(attribute('r:embed') ?? attribute('r:link'))
      const open = opens[name]
      if (open) return open(attribute)
      if (parent === 'w:rPr') addLook(pen.run.own, name, attribute)
      return undefined
    },
    close(name) {
      if (name === 'w:t' || name === 'm:t' || name === 'w:instrText') pen.hears = null
      else if (name === 'w:hyperlink' || name === 'w:fldSimple') pen.fields.leave()
    },
    text(words) {
      if (pen.hears === 'words') pen.put(words)
      else if (pen.hears === 'code') pen.fields.code(words)
    },
  }
}

type Pen = ReturnType<typeof openPen>

/** Writes into the paragraph that is open, as the run says that it looks. */
function openPen({ styles, picture, note }: Surroundings, holder: () => Holder | undefined) {
  const fields = openFields()
  /** The paragraph, where anything is shown now. */
  const shown = () => (fields.isShown() ? holder() : undefined)
  const pen = {
    fields,
    run: { style: '', own: {} } as { style: string; own: Look; look?: Look },
    drawing: { alt: '', width: 0 },
    /** Whose text is received: words, or the code of a field. */
    hears: null as 'words' | 'code' | null,
    look(style: string): Look {
      const { run } = pen
      return (run.look ??= { ...styles.lookOf(style), ...styles.lookOf(run.style), ...run.own })
    },
    put(words: string): void {
      const paragraph = shown()
      if (paragraph) paragraph.words.words(words, pen.look(paragraph.style), fields.link())
    },
    lineBreak: () => shown()?.words.lineBreak(),
    note(kind: 'footnote' | 'endnote', attribute: Attribute): void {
      const number = note(kind, attribute('w:id') ?? '')
      if (number !== null) shown()?.words.note(number)
    },
    picture(relation: string | undefined): void {
      const paragraph = shown()
      if (relation !== undefined && paragraph && !pen.look(paragraph.style).hidden)
        paragraph.words.picture(picture(relation, pen.drawing))
    },
  }
  return pen
}

function wordsOf(pen: Pen, { relations }: Surroundings): Opens {
  const start = () => void (pen.run = { style: '', own: {} })
  const hear = (what: Pen['hears']) => () => void (pen.hears = what)
  return {
    'w:r': start,
    'm:r': start,
    'w:rStyle': (attribute) => void (pen.run.style = attribute('w:val') ?? ''),
    'w:t': hear('words'),
    'm:t': hear('words'),
    'w:instrText': hear('code'),
    'w:tab': () => pen.put(' '),
    'w:ptab': () => pen.put(' '),
    'w:noBreakHyphen': () => pen.put('\u2011'),
    'w:br': (attribute) =>
      (attribute('w:type') ?? 'textWrapping') === 'textWrapping' ? pen.lineBreak() : pen.put(' '),
    'w:cr': () => pen.lineBreak(),
    'w:sym': (attribute) => pen.put(symbol(attribute('w:char') ?? '')),
    'w:fldChar': (attribute) => pen.fields.turn(attribute),
    'w:fldSimple': (attribute) => pen.fields.enterField(attribute('w:instr')),
    'w:hyperlink': (attribute) => pen.fields.enterLink(relations.get(attribute('r:id') ?? '')?.target),
    'w:footnoteReference': (attribute) => pen.note('footnote', attribute),
    'w:endnoteReference': (attribute) => pen.note('endnote', attribute),
  }
}

/** Pictures, and what is none: objects, charts, formulas. */
function drawingsOf(pen: Pen, { warnings }: Surroundings): Opens {
  const start = () => void (pen.drawing = { alt: '', width: 0 })
  return {
    'wp:inline': start,
    'wp:anchor': start,
    'w:pict': start,
    'wp:extent': (attribute) => void (pen.drawing.width = Math.round(Number(attribute('cx') ?? 0) / partsOfPixel) || 0),
    'wp:docPr': (attribute) => void (pen.drawing.alt = attribute('descr') ?? ''),
    'v:imagedata': (attribute) => pen.picture(attribute('r:id')),
    'a:graphicData'(attribute) {
      if (/\/(?:chart|diagram)(?:ex)?$/i.test(attribute('uri') ?? '')) warnings.add('outlines.drawings_left_out')
    },
    'w:object': () => (warnings.add('outlines.objects_left_out'), false),
    'm:oMath': () => warnings.add('outlines.formulas'),
    'm:den': () => pen.put('/'),
    'm:sup': () => pen.put('^'),
    'm:sub': () => pen.put('_'),
  }
}
