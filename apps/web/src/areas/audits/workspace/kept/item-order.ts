/** All that is done to one item arrives in the order in which it was done. */
export const orderOf = (auditId: number, itemId: number) => `audit/${auditId}/item/${itemId}`
