let isBegun = false

/** Takes note whether the person who is signed in has begun something that was not sent, on any screen. */
export function noteBegun(is: boolean): void {
  isBegun = is
}

/** Whether they have. */
export function hasBegun(): boolean {
  return isBegun
}
