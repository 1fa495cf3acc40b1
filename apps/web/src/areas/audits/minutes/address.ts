import { useParams } from '../../../lib/router/use-router.ts'

/** The audit, and the minutes if the address names them; a part that is no number asks for what does not exist. */
export function useAddress(): { auditId: number; minutesId: number } {
  const { id, minutesId } = useParams() as { id?: string; minutesId?: string }
  return { auditId: numberOf(id), minutesId: numberOf(minutesId) }
}

function numberOf(part: string | undefined): number {
  return part && /^\d{1,10}$/.test(part) ? Number(part) : 0
}
