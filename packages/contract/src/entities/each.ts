/** A list of all names in their order: one that is left out does not compile, and is named, nor does one that nothing bears. */
export const each =
  <Name extends string>() =>
  <const List extends readonly Name[]>(
    list: List & ([Exclude<Name, List[number]>] extends [never] ? unknown : { leftOut: Exclude<Name, List[number]> }),
  ): List =>
    list
