import { camRanhDepot } from './audits/cam-ranh-depot.ts'
import { daNangDepot } from './audits/da-nang-depot.ts'
import { daNangRefuelling } from './audits/da-nang-refuelling.ts'
import { phuQuocRefuelling } from './audits/phu-quoc-refuelling.ts'
import { camRanhRefuelling, haulier } from './audits/planned.ts'

/** Oldest first, as they would have been written. */
export const audits = [
  daNangRefuelling,
  camRanhDepot,
  daNangDepot,
  phuQuocRefuelling,
  camRanhRefuelling,
  haulier,
] as const
