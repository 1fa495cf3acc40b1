/** The tables whose records a checker approves. */
export type ReviewedTable = 'groups' | 'organizations' | 'positions' | 'library_groups' | 'library_items'
