/**
 * How much of a group of permissions is ticked, judged by those that the person may tick; where they may tick none, by
 * all that there are.
 */
export function tickedOf<Entry>(
  entries: readonly Entry[],
  open: readonly Entry[],
  isChosen: (entry: Entry) => boolean,
): 'all' | 'some' | 'none' {
  if ((open.length > 0 ? open : entries).every(isChosen)) return 'all'
  return entries.some(isChosen) ? 'some' : 'none'
}
