import type { ReactNode } from 'react'
import { useText } from '../../../lib/text/i18n.ts'
import classes from './minutes.module.css'

/** The place to sign, and what stands above it on the same page. */
export function MinutesClosing({ children }: { children?: ReactNode }) {
  const t = useText()
  return (
    <section className={classes.closing}>
      {children}
      <p>{t('minutes.closing_agreement')}</p>
      <p>{t('minutes.closing_copies')}</p>
      <table data-borders="none" className={classes.signatures}>
        <tbody>
          <tr>
            {(['minutes.sign_auditor', 'minutes.sign_auditee'] as const).map((party) => (
              <td key={party} data-align="center">
                <strong>{t(party)}</strong>
                <br />
                <em>{t('minutes.sign_here')}</em>
                <br />
                <br />
                <br />
                <br />
                <br />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
