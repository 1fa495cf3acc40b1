import type { FeatureModule } from '#capabilities/area.ts'
import { tellsTakenOver } from '../../domain/notifications/named-responsible.ts'
import { auditsHanging } from './hanging.ts'
import { leftWithoutOwner, tellsWithoutOwner } from './without-owner.ts'

/** What the rest of the server must know of what hangs on people in audits. */
export const leavingModule = {
  eventHandlers: () => [tellsTakenOver, tellsWithoutOwner],
  notificationTypes: [leftWithoutOwner],
  hanging: auditsHanging,
} satisfies FeatureModule
