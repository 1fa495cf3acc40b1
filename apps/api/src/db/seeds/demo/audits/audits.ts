import { camRanhDepot } from './cam-ranh-depot.ts'
import { daNangDepot } from './da-nang-depot.ts'
import { daNangRefuelling } from './da-nang-refuelling.ts'
import { phuQuocRefuelling } from './phu-quoc-refuelling.ts'
import { camRanhRefuelling, haulier } from './planned.ts'

/** Oldest first, as they would have been written. */
export const audits = [
  daNangRefuelling,
  camRanhDepot,
  daNangDepot,
  phuQuocRefuelling,
  camRanhRefuelling,
  haulier,
] as const
