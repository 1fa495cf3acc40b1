import { Component, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { code, type Code } from '#lib/code/code.ts'
import { prefetch } from '#lib/calls/prefetch/prefetch.ts'
import type { Screen, SearchRules } from '#lib/router/route.ts'
import { PartFailed } from './part-failed.tsx'

type Draw<Props> = (props: Props) => ReactNode

/** A component whose code comes when it is needed; `preload` fetches it before, and never rejects. */
export type Part<Props> = Draw<Props> & { preload: () => Promise<void> }

type PropsOf<Drawn> = Drawn extends (props: infer Props) => unknown
  ? Props
  : Drawn extends new (props: infer Props) => unknown
    ? Props
    : never

type Failure = Parameters<typeof PartFailed>[0]
type Options<Props> = {
  /** Stands in its place while it comes. */
  waits?: ReactNode | ((props: Props) => ReactNode)
  /** Fetched by itself once the screen that names it is at rest. */
  soon?: boolean
  /** A window over the page, which its `onClose` closes: so is what is said when it does not come. */
  isWindow?: boolean
  /** Says in other ways that it did not come. */
  failed?: (failure: Failure, props: Props) => ReactNode
}

/** Part of a screen with code of its own. When that does not come, or the part breaks, a sentence and a way on stand in its place; the rest of the screen stays. */
export function part<Module, Name extends keyof Module>(
  fetchIt: () => Promise<Module>,
  name: Name,
  options: Options<PropsOf<Module[Name]>> = {},
): Part<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]> & object
  const piece = drawnBy<Module, Name, Props>(fetchIt, name)
  const tell = (failure: Failure, props: Props) => {
    if (options.failed) return options.failed(failure, props)
    const { onClose } = props as { onClose?: () => void }
    return <PartFailed {...failure} {...(options.isWindow && onClose ? { onClose } : {})} />
  }
  // What was asked for and failed is asked for again by the person.
  if (options.soon) prefetch(async () => piece.arrival().missing ?? piece.load())
  function Drawn(props: Props) {
    const waits = typeof options.waits === 'function' ? options.waits(props) : options.waits
    return (
      <PartBoundary tell={(failure) => tell(failure, props)}>
        <Arriving piece={piece} props={props} waits={waits} tell={tell} />
      </PartBoundary>
    )
  }
  return Object.assign(Drawn as Draw<PropsOf<Module[Name]>>, preloading(piece))
}

/** A screen with code of its own, for a route; the shell around it stays when it does not come. `search` of the component says how it reads its address. */
export function screen<Module, Name extends keyof Module>(
  fetchIt: () => Promise<Module>,
  name: Name,
): Part<PropsOf<Module[Name]>> & Pick<Screen, 'search'> {
  type Props = PropsOf<Module[Name]> & object
  const piece = drawnBy<Module, Name, Props>(fetchIt, name)
  const tell = (failure: Failure) => <PartFailed {...failure} isScreen />
  const Drawn = (props: Props) => <Arriving piece={piece} props={props} waits={null} tell={tell} />
  const search = () => (piece.arrival().value as { search?: SearchRules } | null)?.search
  return Object.assign(Drawn as Draw<PropsOf<Module[Name]>>, { ...preloading(piece), search })
}

function drawnBy<Module, Name extends keyof Module, Props>(fetchIt: () => Promise<Module>, name: Name) {
  return code(() => fetchIt().then((loaded) => loaded[name] as Draw<Props>))
}

function preloading(piece: Code<unknown>) {
  return {
    preload: () =>
      piece.load().then(
        () => undefined,
        () => undefined,
      ),
  }
}

function Arriving<Props extends object>({
  piece,
  props,
  waits,
  tell,
}: {
  piece: Code<Draw<Props>>
  props: Props
  waits: ReactNode
  tell: (failure: Failure, props: Props) => ReactNode
}) {
  const { value: Shown, missing } = useSyncExternalStore(piece.onArrival, piece.arrival)
  const ask = () => void piece.load().catch(() => undefined)
  // Before anything is painted: a chunk that failed earlier is retried before the error is shown.
  useLayoutEffect(ask, [piece])
  if (Shown) return <Shown {...props} />
  return missing ? tell({ missing, onRetry: ask }, props) : waits
}

type BoundaryProps = { tell: (failure: Failure) => ReactNode; children: ReactNode }

/** Keeps what breaks inside of a part from taking the screen along. */
class PartBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override render() {
    const { tell, children } = this.props
    return this.state.isBroken
      ? tell({ missing: 'broken', onRetry: () => this.setState({ isBroken: false }) })
      : children
  }
}
