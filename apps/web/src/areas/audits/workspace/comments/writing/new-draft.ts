/** Where the new comment on an item is kept while it is written. */
export const newDraftPlace = (auditId: number, itemId: number): string => `${auditId}/${itemId}/new`
