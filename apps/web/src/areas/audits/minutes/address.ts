import { useParams } from '../../../lib/router/use-router.ts'

/** The audit, and the minutes or the question if the address names them; a part that is no number asks for what does not exist. */
export function useAddress(): { auditId: number; minutesId: number; itemId: number } {
  const { id, minutesId, itemId } = useParams() as { id?: string; minutesId?: string; itemId?: string }
  return { auditId: numberOf(id), minutesId: numberOf(minutesId), itemId: numberOf(itemId) }
}

function numberOf(part: string | undefined): number {
  return part && /^\d{1,10}$/.test(part) ? Number(part) : 0
}
