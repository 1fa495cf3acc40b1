import * as audits from './audits/index.ts'
import * as desk from './desk/index.ts'
import * as documents from './documents/index.ts'
import * as library from './library/index.ts'
import * as people from './people/index.ts'
import * as platform from './platform/index.ts'
import * as shell from './shell/index.ts'
import * as talk from './talk/index.ts'
import type { Texts } from './text.ts'

const areas = { audits, desk, documents, library, people, platform, shell, talk }

type FilesOf<Area> = Area extends unknown ? Area[keyof Area] : never
type SectionsOf<File> = File extends unknown ? keyof File : never
type PartOf<File, Section extends string> = File extends Record<Section, infer Part> ? Part : never
type Together<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (part: infer All) => void
  ? All
  : never
type File = FilesOf<(typeof areas)[keyof typeof areas]>
type Messages = { [Section in SectionsOf<File>]: Together<PartOf<File, Section>> }

/** Every text, by its section. A file has the texts of its subject in whichever section they are read: its own, the menu, the permissions. */
export const messages = gathered()

function gathered(): Messages {
  const sections: Record<string, Texts> = {}
  for (const file of Object.values(areas).flatMap(filesOf))
    for (const [section, texts] of Object.entries(file)) {
      const told = (sections[section] ??= {})
      const twice = Object.keys(texts).find((name) => name in told)
      if (twice) throw new Error(`Two files have the text ${section}.${twice}.`)
      Object.assign(told, texts)
    }
  return sections as Messages
}

function filesOf(area: Record<string, Record<string, Texts>>): Record<string, Texts>[] {
  return Object.values(area)
}
