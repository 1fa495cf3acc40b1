import { code } from '#lib/code/code.ts'
import type { KindsOfArea } from '#lib/outbox/change-kinds.ts'
import { withTexts } from '#lib/text/room-texts.ts'

/** What is done here and may wait on a device. */
export const auditsKinds: KindsOfArea = {
  names: ['answer', 'corrective_date', 'corrective_status', 'responsible', 'comment', 'comment_edit'],
  code: code(() => withTexts('keep', import('./workspace/kept/kept-kinds.ts'))),
}

/** What is shown of findings on their way. */
export const findingKinds: KindsOfArea = {
  names: ['finding_evidence'],
  code: code(() => withTexts('keep', import('./findings/kept-evidence.ts'))),
}
