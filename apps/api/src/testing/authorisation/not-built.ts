/** Calls of the product that are not served yet. Once one is, it leaves this list and gets its lines in a table. */
export const notBuilt: readonly string[] = []
