import { isOn, levelIn, type Styles } from './styles.ts'
import type { WordPackage } from './word-package.ts'

/** How one level of a list is numbered. */
export type ListLevel = {
  start: number
  format: string
  /** What stands before a paragraph, with %1 to %9 for the numbers. */
  text: string
  /** The level after which it begins anew, from 1; 0 for never. */
  restart?: number
  /** All numbers are written in digits. */
  isLegal?: boolean
  style?: string
}

type Levels = Map<number, ListLevel>
type Definition = { id: string; levels: Levels; styleLink?: string }
type List = { definition: string; levels: Levels; starts: Map<number, number> }

export type FoundLevel = {
  /** What its numbers are counted with: several lists may continue one another. */
  counters: string
  level: number
  /** As this list numbers its levels, by their places from 0. */
  levels: readonly (ListLevel | undefined)[]
  /** Where this list begins a level anew. */
  starts: ReadonlyMap<number, number>
}

export type Lists = {
  /** The level of a list that a style's paragraphs belong to without saying so. */
  ofStyle(style: string): { list: string; level: number } | undefined
  /** The level of a list whose paragraphs have a style. */
  levelOf(list: string, style: string): number | undefined
  find(list: string, level: number): FoundLevel | undefined
}

const deepest = 8
type Attribute = (name: string) => string | undefined

/** Reads how the lists of a document are numbered. */
export function readLists(word: WordPackage, styles: Styles): Lists {
  const definitions = new Map<string, Definition>()
  const lists = new Map<string, List>()
  let definition: Definition | undefined
  let list: List | undefined
  let level: ListLevel | undefined
  let overridden: number | undefined
  word.readPart('numbering', {
    open(name, attribute) {
      if (name === 'w:abstractNum') {
        definition = { id: attribute('w:abstractNumId') ?? '', levels: new Map() }
        definitions.set(definition.id, definition)
      } else if (name === 'w:num') {
        list = { definition: '', levels: new Map(), starts: new Map() }
        lists.set(attribute('w:numId') ?? '', list)
      } else if (name === 'w:abstractNumId' && list) list.definition = attribute('w:val') ?? ''
      else if (name === 'w:numStyleLink' && definition) definition.styleLink = attribute('w:val') ?? ''
      else if (name === 'w:lvlOverride') overridden = placeIn(attribute)
      else if (name === 'w:startOverride' && list && overridden !== undefined)
        list.starts.set(overridden, numberIn(attribute) ?? 1)
      else if (name === 'w:lvl') {
        level = { start: 1, format: 'decimal', text: '' }
        const place = placeIn(attribute)
        if (place !== undefined) (list ?? definition)?.levels.set(place, level)
      } else if (level) addToLevel(level, name, attribute)
      // How the number looks, and the words of what it is based on.
      return name !== 'w:rPr' && name !== 'w:pPr'
    },
    close(name) {
      if (name === 'w:abstractNum') definition = undefined
      else if (name === 'w:num') list = undefined
      else if (name === 'w:lvl') level = undefined
      else if (name === 'w:lvlOverride') overridden = undefined
    },
  })
  return lookUp(definitions, lists, styles)
}

function placeIn(attribute: Attribute): number | undefined {
  return levelIn(() => attribute('w:ilvl'))
}

function numberIn(attribute: Attribute): number | undefined {
  const number = Number(attribute('w:val') ?? NaN)
  return Number.isInteger(number) && number >= 0 && number < 2 ** 31 ? number : undefined
}

function addToLevel(level: ListLevel, name: string, attribute: Attribute): void {
  const value = attribute('w:val') ?? ''
  if (name === 'w:start') level.start = numberIn(attribute) ?? 1
  else if (name === 'w:numFmt') level.format = value === 'custom' ? (attribute('w:format') ?? '') : value
  else if (name === 'w:lvlText') level.text = value
  else if (name === 'w:lvlRestart') level.restart = numberIn(attribute) ?? 0
  else if (name === 'w:isLgl') level.isLegal = isOn(attribute)
  else if (name === 'w:pStyle') level.style = value
}

function lookUp(definitions: Map<string, Definition>, lists: Map<string, List>, styles: Styles): Lists {
  /** A definition may stand for that of a style's list. */
  function definitionOf(list: List, seen = new Set<string>()): Definition | undefined {
    const found = definitions.get(list.definition)
    if (!found?.styleLink || seen.has(found.id)) return found
    const linked = lists.get(styles.listOf(found.styleLink).list ?? '')
    return linked ? definitionOf(linked, seen.add(found.id)) : found
  }
  const known = new Map<string, Omit<FoundLevel, 'level'> | undefined>()
  const ofList = (id: string) => {
    if (known.has(id)) return known.get(id)
    const list = lists.get(id)
    const definition = list && definitionOf(list)
    const levels = Array.from({ length: deepest + 1 }, (_, at) => list?.levels.get(at) ?? definition?.levels.get(at))
    const found = list && definition ? { counters: definition.id, levels, starts: list.starts } : undefined
    known.set(id, found)
    return found
  }
  const levelOf = (id: string, style: string) => {
    const place = ofList(id)?.levels.findIndex((level) => level?.style === style) ?? -1
    return place < 0 ? undefined : place
  }
  const byStyle = new Map<string, { list: string; level: number }>()
  for (const id of lists.keys())
    for (const [level, one] of ofList(id)?.levels.entries() ?? [])
      if (one?.style && !byStyle.has(one.style)) byStyle.set(one.style, { list: id, level })
  return {
    ofStyle: (style) => byStyle.get(style),
    levelOf,
    find(id, level) {
      const list = ofList(id)
      return list?.levels[level] && { ...list, level }
    },
  }
}
