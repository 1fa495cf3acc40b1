import { productSettings } from '@apron/contract/people'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AddressUnset } from '#blocks/address-unset.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useRested } from '#lib/page/first-rest.ts'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { KeptPlace } from './kept-place.tsx'

const hiddenOn = 'address-hint'

/** Reminds those who manage the settings that the address of the product is not set; once a day is enough. */
export function AddressHint() {
  const t = useText()
  const maySet = useCanCall()(productSettings.show)
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenOn) === today())
  const isRested = useRested()
  const enabled = isRested && maySet && !isHidden
  const { data, isLoading } = useRead(productSettings.address, {}, { enabled, quiet: true, staleTime: 60_000 })
  // Its place is kept for tomorrow.
  if (!maySet || isHidden) return null
  const hide = () => {
    localStorage.setItem(hiddenOn, today())
    setHidden(true)
  }
  return (
    <KeptPlace name="address" isKnown={isRested && !isLoading} first={52}>
      {data && !data.data.is_set && (
        <AddressUnset address={data.data.address}>
          <Button size="xs" variant="default" renderRoot={(props) => <Link to="/settings" {...props} />}>
            {t('settings.address_set')}
          </Button>
          <Button size="xs" variant="subtle" color="gray" onClick={hide}>
            {t('settings.address_later')}
          </Button>
        </AddressUnset>
      )}
    </KeptPlace>
  )
}
