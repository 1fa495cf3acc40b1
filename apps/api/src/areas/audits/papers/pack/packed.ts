import {
  exportFormats,
  paperFormats,
  type AskedPaper,
  type ExportedPaper,
  type ExportFormat,
} from '@apron/contract/audits'
import { hasCompiler } from '../files/pdf/compiler.ts'

/** The papers of each pack. */
export const packedPapers = {
  pack: ['minutes', 'result', 'findings'],
  'addendum-pack': ['addendum', 'addendum-register'],
} as const satisfies Partial<Record<AskedPaper, readonly ExportedPaper[]>>

export const isPack = (what: AskedPaper): what is keyof typeof packedPapers => Object.hasOwn(packedPapers, what)

/** The formats in which a pack has one of its papers: all that there are of it and that this machine writes. */
export function packedFormats(what: ExportedPaper, writesPdf = hasCompiler()): ExportFormat[] {
  const formats: readonly ExportFormat[] = paperFormats[what]
  return formats.filter((format) => format !== 'pdf' || writesPdf)
}

/** Those that it cannot write. */
export const lackedFormats = (writesPdf = hasCompiler()): ExportFormat[] =>
  exportFormats.filter((format) => format === 'pdf' && !writesPdf)
