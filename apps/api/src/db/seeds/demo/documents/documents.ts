import type { Text } from '@apron/messages'
import type { DemoDocument } from './document.ts'
import { emergencyPlan } from './emergency-plan.ts'
import { qualityManual } from './quality-manual.ts'
import { refuellingProcedure } from './refuelling-procedure.ts'
import { sampleLabel } from './sample-label.ts'
import { storageProcedure } from './storage-procedure.ts'

/** The controlled documents, in their groups. */
export const documentGroups = {
  procedures: {
    name: { vi: 'Quy trình vận hành', en: 'Operating procedures' },
    documents: [storageProcedure, refuellingProcedure],
  },
  forms: {
    name: { vi: 'Biểu mẫu', en: 'Forms' },
    below: 'procedures' as const,
    documents: [sampleLabel],
  },
  system: {
    name: { vi: 'Hệ thống quản lý', en: 'Management system' },
    documents: [qualityManual, emergencyPlan],
  },
} satisfies Record<string, { name: Text; below?: string; documents: readonly DemoDocument[] }>

export type OutlineKey =
  | keyof typeof storageProcedure.outline
  | keyof typeof refuellingProcedure.outline
  | keyof typeof qualityManual.outline
