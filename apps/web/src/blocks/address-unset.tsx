import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import classes from './address-unset.module.css'

/** Says that nobody has said where the product is reached, and what links lead to meanwhile. */
export function AddressUnset({ address, children }: { address: string; children?: ReactNode }) {
  const t = useText()
  return (
    <div className={classes.line} role="note">
      <IconInfoCircle size={18} stroke={1.7} aria-hidden="true" className={classes.picture} />
      <span>{t('settings.address_unset', { address })}</span>
      {children}
    </div>
  )
}
