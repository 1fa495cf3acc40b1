let isBegun = false

/** Watches whether the signed-in person has unsent drafts, on any screen. */
export function noteBegun(is: boolean): void {
  isBegun = is
}

/** Whether they have. */
export function hasBegun(): boolean {
  return isBegun
}
