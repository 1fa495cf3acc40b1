import { useParams } from '#lib/router/use-router.ts'

/** The audit or the document, and the minutes or the question if the address names them; a part that is no number asks for what does not exist. */
export function useAddress(): Record<'auditId' | 'documentId' | 'minutesId' | 'itemId', number> {
  const { id, document_id, minutesId, itemId } = useParams() as Record<string, string | undefined>
  return {
    auditId: numberOf(id),
    documentId: numberOf(document_id),
    minutesId: numberOf(minutesId),
    itemId: numberOf(itemId),
  }
}

function numberOf(part: string | undefined): number {
  return part && /^\d{1,10}$/.test(part) ? Number(part) : 0
}
