import { media } from '@apron/contract/documents'
import { wayTo } from '#lib/page/places.ts'
import { Link } from '#lib/router/link.tsx'
import { usePathname } from '#lib/router/use-router.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { LinkTabs } from '#ui/page/link-tabs.tsx'

const places = [
  { to: '/libraries/media', text: 'mediaScreens.place_media', call: media.list },
  { to: '/libraries/documents', text: 'mediaScreens.place_documents', call: media.documents },
  { to: '/libraries/trash', text: 'mediaScreens.place_trash', call: media.trash },
  { to: '/libraries/room', text: 'mediaScreens.place_room', call: media.room },
] as const

/** The parts of the library that are open to the person; each as it was left. */
export function MediaPlaces() {
  const t = useText()
  const canCall = useCanCall()
  const pathname = usePathname()
  const open = places.filter(({ call }) => canCall(call))
  if (open.length < 2) return null
  return (
    <LinkTabs label={t('mediaScreens.places')}>
      {open.map(({ to, text }) => (
        <Link key={to} {...(to === pathname ? { to } : wayTo(to))} aria-current={to === pathname ? 'page' : undefined}>
          {t(text)}
        </Link>
      ))}
    </LinkTabs>
  )
}
