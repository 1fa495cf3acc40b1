type Destination = { to: '/404' }

let travel: (destination: Destination) => void = () => undefined

/** The application gives its router, so that the lower rooms can send people away without knowing it. */
export function travelWith(router: (destination: Destination) => void): void {
  travel = router
}

/** Sends to the page for what does not exist. */
export function goTo(destination: Destination): void {
  travel(destination)
}
