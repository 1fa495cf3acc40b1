import { exportFormats, type ExportedPaper, type ExportFormat } from '@apron/contract/audits'
import { hasCompiler } from '../files/pdf/compiler.ts'

/** The papers of a pack. */
export const packedPapers = ['minutes', 'result', 'findings'] as const satisfies readonly ExportedPaper[]

/** The formats in which a pack has each of its papers: all that this machine writes. */
export const packedFormats = (): ExportFormat[] => exportFormats.filter((format) => format !== 'pdf' || hasCompiler())

/** Those that it cannot write. */
export const lackedFormats = (): ExportFormat[] => {
  const packed = packedFormats()
  return exportFormats.filter((format) => !packed.includes(format))
}
