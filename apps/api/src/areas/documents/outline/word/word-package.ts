import { posix } from 'node:path'
import { openArchive, type Archive } from '#sandbox/office/archive.ts'
import { xmlReader, type Hearer } from '#sandbox/office/xml.ts'
import { NoOutline } from '../outline.ts'

/** Where a part leads: to another one by its name, or out of the document. */
type Relation = { kind: string; target: string; isOutside: boolean }
export type Relations = ReadonlyMap<string, Relation>

export type WordPackage = {
  archive: Archive
  /** The folder of the main part. */
  folder: string
  main: Buffer
  relations: Relations
  /** Reads XML; what all parts of the document hold is counted together. */
  read(bytes: Buffer, hearer: Hearer): void
  /** Reads the part that the main part names for a kind; nothing when it has none. */
  readPart(kind: string, hearer: Hearer): void
  /** Where the part that the main part names for a kind leads. */
  relationsOf(kind: string): Relations
}

/** Opens a document of Word. Throws where it cannot be read, and `NoOutline` where it must not be. */
export function openWord(bytes: Buffer): WordPackage {
  const archive = openArchive(bytes)
  const read = xmlReader()
  const relationsFrom = (name: string) => relationsAt(archive, read, name)
  const main = [...relationsFrom('').values()].find(({ kind }) => kind === 'officeDocument')?.target
  const part = main === undefined ? undefined : archive.part(main)
  if (main === undefined || !part) throw new Error('no main part')
  checkType(typeOf(archive, read, main))
  const relations = relationsFrom(main)
  const folder = posix.dirname(main)
  const named = (kind: string) => [...relations.values()].find((one) => one.kind === kind && !one.isOutside)?.target
  return {
    archive,
    folder,
    main: part,
    relations,
    read,
    readPart(kind, hearer) {
      const name = named(kind)
      // Some programs write the styles and tie them to nothing.
      const usual = kind === 'styles' ? archive.part(posix.join(folder, 'styles.xml')) : undefined
      const found = name === undefined ? usual : archive.part(name)
      if (found) read(found, hearer)
    },
    relationsOf(kind) {
      const name = named(kind)
      return name === undefined ? new Map() : relationsFrom(name)
    },
  }
}

function checkType(type: string): void {
  if (/macroenabled/i.test(type)) throw new NoOutline('outlines.macros')
  // A template is read as well: real documents carry its type.
  if (!/wordprocessingml\.(?:document|template)\.main\+xml$/i.test(type)) throw new Error('no document of Word')
}

function typeOf(archive: Archive, read: WordPackage['read'], name: string): string {
  const types = archive.part('[Content_Types].xml')
  let [own, usual] = ['', '']
  const wanted = `/${name}`.toLowerCase()
  if (types)
    read(types, {
      open(element, attribute) {
        const type = attribute('ContentType') ?? ''
        if (element === 'Override' && attribute('PartName')?.toLowerCase() === wanted) own = type
        if (element === 'Default' && wanted.endsWith(`.${attribute('Extension')?.toLowerCase()}`)) usual = type
      },
    })
  return own || usual
}

/** Where a part leads; the document as a whole for an empty name. A path that climbs out of the document leads nowhere. */
function relationsAt(archive: Archive, read: WordPackage['read'], name: string): Relations {
  const folder = posix.dirname(name)
  const bytes = archive.part(posix.join(folder, '_rels', `${posix.basename(name)}.rels`))
  const relations = new Map<string, Relation>()
  if (bytes)
    read(bytes, {
      open(element, attribute) {
        if (element !== 'Relationship') return
        const isOutside = attribute('TargetMode') === 'External'
        const target = attribute('Target') ?? ''
        relations.set(attribute('Id') ?? '', {
          kind: posix.basename(attribute('Type') ?? ''),
          target: isOutside
            ? target
            : posix.join('/', folder, target.startsWith('/') ? posix.relative(`/${folder}`, target) : target).slice(1),
          isOutside,
        })
      },
    })
  return relations
}
