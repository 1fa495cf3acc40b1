import type { AnchorHTMLAttributes, FocusEvent, MouseEvent, Ref, TouchEvent } from 'react'
import { hrefOf, navigate, preload, type Way } from './router.ts'

type ToRoute = Extract<Way, { to: unknown }>
/** A way, by `to` or by `href`, and what else an anchor takes: one type for both, as components that draw a link want it. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>
  /** Called before the page goes there: not for a new tab. */
  onFollow?: (() => void) | undefined
} & Partial<ToRoute>

/** Milliseconds over a link after which it is meant. */
const meant = 50

let meaning: ReturnType<typeof setTimeout> | undefined

/** Whether it leads somewhere within the application: a line of the menu may lead to another site. */
const isAddress = (href: string) => /^\/(?!\/)/.test(href)

/** Makes an anchor's properties of a way: the browser's own affairs (a new tab, a download) stay the browser's. */
export function anchorOf<Props extends LinkProps>({ to = '.', params, search, onFollow, ...props }: Props) {
  const href = props.href ?? hrefOf({ to, ...(params && { params }), ...(search && { search }) })
  return {
    ...props,
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      props.onClick?.(event)
      const isOther = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0
      const isOurs = isAddress(href) && props.download === undefined && (props.target ?? '_self') === '_self'
      if (event.defaultPrevented || isOther || !isOurs) return
      event.preventDefault()
      onFollow?.()
      void navigate({ href })
    },
    onMouseEnter: (event: MouseEvent<HTMLAnchorElement>) => {
      props.onMouseEnter?.(event)
      clearTimeout(meaning)
      meaning = setTimeout(() => preload(href), meant)
    },
    onMouseLeave: (event: MouseEvent<HTMLAnchorElement>) => {
      props.onMouseLeave?.(event)
      clearTimeout(meaning)
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      props.onTouchStart?.(event)
      preload(href)
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      props.onFocus?.(event)
      preload(href)
    },
  }
}

/** A link to another screen; its code is fetched once somebody is about to follow it. */
export function Link(props: LinkProps) {
  return <a {...anchorOf(props)} />
}
