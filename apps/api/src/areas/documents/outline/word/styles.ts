import type { WordPackage } from './word-package.ts'

/** How words look, as far as it is kept or tells something. */
export const marks = ['strong', 'em', 'u', 's', 'sub', 'sup', 'hidden', 'capitals'] as const
export type Mark = (typeof marks)[number]
/** What is said of a mark: that it is on or off. */
export type Look = Partial<Record<Mark, boolean>>

/** The list that a paragraph belongs to, and its level there from 0. */
export type ListPlace = { list?: string; level?: number }

type Style = {
  id: string
  name: string
  basedOn: string
  outline?: number
  place: ListPlace
  look: Look
  isCentred?: boolean
}

export type Styles = {
  /** The level of its headings from 1; null for body text. */
  levelOf(id: string): number | null
  /** The list of its paragraphs; `by` is the style that names the list. */
  listOf(id: string): ListPlace & { by?: string }
  /** How its words look. */
  lookOf(id: string): Look
  isCentred(id: string): boolean
  /** Its lines are those of a table of contents. */
  isContents(id: string): boolean
  /** The style of paragraphs that name none. */
  usual: string
}

const bodyLevel = 9
type Attribute = (name: string) => string | undefined

/** Whether something that stands there is on. */
export const isOn = (attribute: Attribute) => !['0', 'false', 'off', 'none'].includes(attribute('w:val') ?? '1')

/** A level of an outline or a list; nothing for what is none. */
export function levelIn(attribute: Attribute): number | undefined {
  const level = Number(attribute('w:val') ?? NaN)
  return Number.isInteger(level) && level >= 0 && level <= bodyLevel ? level : undefined
}

const markOf: Record<string, Mark> = {
  'w:b': 'strong',
  'w:i': 'em',
  'w:u': 'u',
  'w:strike': 's',
  'w:dstrike': 's',
  'w:vanish': 'hidden',
  'w:caps': 'capitals',
}

/** Adds to a look what an element of it says. */
export function addLook(look: Look, name: string, attribute: Attribute): void {
  const mark = markOf[name]
  if (mark) look[mark] = isOn(attribute)
  if (name !== 'w:vertAlign') return
  look.sub = attribute('w:val') === 'subscript'
  look.sup = attribute('w:val') === 'superscript'
}

/** Adds to the place in a list what an element of it says. */
export function addPlace(place: ListPlace, name: string, attribute: Attribute): void {
  const level = name === 'w:ilvl' ? levelIn(attribute) : undefined
  if (level !== undefined) place.level = level
  if (name === 'w:numId') place.list = attribute('w:val') ?? ''
}

const leftOut = new Set(['w:tblStylePr', 'w:docDefaults', 'w:latentStyles'])

export function readStyles(word: WordPackage): Styles {
  const styles = new Map<string, Style>()
  let usual = ''
  let style: Style | undefined
  word.readPart('styles', {
    open(name, attribute) {
      if (leftOut.has(name) || name.endsWith('Change')) return false
      if (name === 'w:style') {
        style = { id: attribute('w:styleId') ?? '', name: '', basedOn: '', place: {}, look: {} }
        styles.set(style.id, style)
        const isUsual = isOn(() => attribute('w:default') ?? '0')
        if (attribute('w:type') === 'paragraph' && isUsual) usual = style.id
      } else if (style) addToStyle(style, name, attribute)
      return true
    },
    close(name) {
      if (name === 'w:style') style = undefined
    },
  })
  return lookUp(styles, usual)
}

function addToStyle(style: Style, name: string, attribute: Attribute): void {
  if (name === 'w:name') style.name = (attribute('w:val') ?? '').toLowerCase()
  else if (name === 'w:basedOn') style.basedOn = attribute('w:val') ?? ''
  else if (name === 'w:jc') style.isCentred = attribute('w:val') === 'center'
  else if (name === 'w:outlineLvl') {
    const outline = levelIn(attribute)
    if (outline !== undefined) style.outline = outline
  } else {
    addPlace(style.place, name, attribute)
    addLook(style.look, name, attribute)
  }
}

function lookUp(styles: ReadonlyMap<string, Style>, usual: string): Styles {
  /** The style and those that it is based on; one that is based on itself ends there. */
  const chains = perStyle((id: string) => {
    const chain = new Set<Style>()
    for (let at = styles.get(id); at && !chain.has(at); at = styles.get(at.basedOn)) chain.add(at)
    return [...chain]
  })
  return {
    usual,
    levelOf: perStyle((id) => {
      const outline =
        chains(id)
          .map(outlineOf)
          .find((level) => level !== undefined) ?? bodyLevel
      return outline === bodyLevel ? null : outline + 1
    }),
    listOf: perStyle((id) => {
      const by = chains(id).find(({ place }) => place.list !== undefined)
      const level = chains(id).find(({ place }) => place.level !== undefined)?.place.level
      return { ...(by && { list: by.place.list!, by: by.id }), ...(level !== undefined && { level }) }
    }),
    lookOf: perStyle(
      (id) =>
        Object.assign(
          {},
          ...chains(id)
            .map(({ look }) => look)
            .toReversed(),
        ) as Look,
    ),
    isCentred: perStyle((id) => chains(id).find(({ isCentred }) => isCentred !== undefined)?.isCentred ?? false),
    isContents: perStyle((id) => chains(id).some(({ name }) => /^toc (?:[1-9]|heading)$/.test(name))),
  }
}

/** Names of styles are English in every Word, ids are not. */
function outlineOf({ outline, name }: Style): number | undefined {
  const level = /^heading ([1-9])$/.exec(name)?.[1]
  return outline ?? (level === undefined ? undefined : Number(level) - 1)
}

function perStyle<Value>(find: (id: string) => Value): (id: string) => Value {
  const found = new Map<string, Value>()
  return (id) => {
    if (!found.has(id)) found.set(id, find(id))
    return found.get(id)!
  }
}
