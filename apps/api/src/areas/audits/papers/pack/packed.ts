import { exportFormats, paperFormats, type ExportedPaper, type ExportFormat } from '@apron/contract/audits'
import { hasCompiler } from '../files/pdf/compiler.ts'

/** The papers of a pack. */
export const packedPapers = ['minutes', 'result', 'findings'] as const satisfies readonly ExportedPaper[]

/** The formats in which a pack has one of its papers: all that there are of it and that this machine writes. */
export function packedFormats(what: ExportedPaper, writesPdf = hasCompiler()): ExportFormat[] {
  const formats: readonly ExportFormat[] = paperFormats[what]
  return formats.filter((format) => format !== 'pdf' || writesPdf)
}

/** Those that it cannot write. */
export const lackedFormats = (writesPdf = hasCompiler()): ExportFormat[] =>
  exportFormats.filter((format) => format === 'pdf' && !writesPdf)
