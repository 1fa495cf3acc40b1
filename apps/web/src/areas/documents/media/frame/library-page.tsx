import type { FileKind, Route } from '@apron/contract'
import type { ReactNode } from 'react'
import { OnlyFor } from '../../../../blocks/only-for.tsx'
import { Card } from '../../../../ui/page/card.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { part } from '../../../../ui/page/part.tsx'
import { DropPlace } from '../sending/drop-place.tsx'
import { UploadButton } from '../sending/upload-button.tsx'
import { useSending } from '../sending/use-sending.ts'
import { MediaPlaces } from './media-places.tsx'

const SendingList = part(() => import('../sending/sending-list.tsx'), 'SendingList')

type Props = {
  route: Pick<Route, 'access'>
  title: string
  about: string
  /** What may be put there. */
  kinds: readonly FileKind[]
  children: ReactNode
}

/** A screen of the library that takes files, by its button or dropped anywhere on it. */
export function LibraryPage({ route, title, about, kinds, children }: Props) {
  const sending = useSending(kinds)
  return (
    <OnlyFor route={route}>
      <PageHeader title={title} about={about}>
        <UploadButton sending={sending} />
      </PageHeader>
      <SendingList sending={sending} />
      <DropPlace sending={sending}>
        <Card flush>
          <MediaPlaces />
          {children}
        </Card>
      </DropPlace>
    </OnlyFor>
  )
}
