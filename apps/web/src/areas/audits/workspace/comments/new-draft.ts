/** Where the draft of the new comment on an item is stored. */
export const newDraftPlace = (auditId: number, itemId: number): string => `${auditId}/${itemId}/new`
