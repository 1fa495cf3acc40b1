import { Component, useLayoutEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { isScreenLate, onRouter, screenShown, type ScreenState } from './router.ts'
import type { Route } from './route.ts'
import { scrollAsBefore } from './scrolled.ts'
import { useShownRoute } from './use-router.ts'

type ScreensProps = {
  /** What all screens that are not open stand in; it draws `ShownScreen`. */
  frame: ComponentType
  frameWaits: ComponentType
  failed: ComponentType
}

/** The screen of the present address, in its frame; neither is drawn again for what it says after its path. */
export function Screens({ frame: Frame, frameWaits: FrameWaits, failed }: ScreensProps) {
  const route = useShownRoute()
  if (!route) return <FrameWaits />
  return (
    <>
      <Scrolling />
      <Unbroken failed={failed}>{route.isOpen ? <Drawn route={route} /> : <Frame />}</Unbroken>
    </>
  )
}

/** The screen alone; `waits` is the placeholder for the next one once that is late. */
export function ShownScreen({ waits: Waits, failed }: { waits: ComponentType; failed: ComponentType }) {
  const route = useShownRoute()
  const isLate = useSyncExternalStore(onRouter, isScreenLate)
  if (isLate || !route) return <Waits />
  return (
    <Unbroken failed={failed}>
      <Drawn route={route} />
    </Unbroken>
  )
}

function Drawn({ route: { component: Screen } }: { route: Route }) {
  return Screen && <Screen />
}

function Scrolling() {
  const shown = useSyncExternalStore(onRouter, screenShown)
  useLayoutEffect(() => {
    if (shown?.scroll === 'top') window.scrollTo(0, 0)
    if (shown?.scroll === 'before') scrollAsBefore(shown.key)
  }, [shown])
  return null
}

/** A screen that broke is tried again at the next place. */
function Unbroken(rest: { failed: ComponentType; children: ReactNode }) {
  return <Boundary shown={useSyncExternalStore(onRouter, screenShown)} {...rest} />
}

type BoundaryProps = { shown: ScreenState | null; failed: ComponentType; children: ReactNode }

class Boundary extends Component<BoundaryProps, { broken: ScreenState | null }> {
  override state: { broken: ScreenState | null } = { broken: null }
  static getDerivedStateFromError() {
    return { broken: screenShown() }
  }
  override render() {
    const { shown, failed: Failed, children } = this.props
    return this.state.broken !== null && this.state.broken === shown ? <Failed /> : children
  }
}
