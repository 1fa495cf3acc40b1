import type { Text } from '@apron/messages'
import { qualityManual } from './quality-manual.ts'
import { refuellingProcedure } from './refuelling-procedure.ts'
import { storageProcedure } from './storage-procedure.ts'

/** The controlled documents, in their groups. */
export const documentGroups = {
  procedures: {
    name: { vi: 'Quy trình vận hành', en: 'Operating procedures' },
    documents: [storageProcedure, refuellingProcedure],
  },
  system: {
    name: { vi: 'Hệ thống quản lý', en: 'Management system' },
    documents: [qualityManual],
  },
} satisfies Record<string, { name: Text; documents: readonly unknown[] }>

export type OutlineKey =
  | keyof typeof storageProcedure.outline
  | keyof typeof refuellingProcedure.outline
  | keyof typeof qualityManual.outline
