import { registerPaper, type AuditResult, type ScribeOptions } from '@apron/contract/audits'
import { Anchor } from '@mantine/core'
import { useCallback } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useAddress } from '../address.ts'
import { paperSearch } from '../../domain/paper/making.ts'
import { PaperPage } from '../../domain/paper/paper-page.tsx'
import { OffPaper } from '../../domain/paper/paper-sheet.tsx'
import { WithResult } from '../result/with-result.tsx'
import { findingsOf } from './findings-of.ts'
import classes from './findings.module.css'

/** The findings of the newest minutes in one list, and the way to a paper for each. */
export function RegisterScreen() {
  const t = useText()
  const { auditId } = useAddress()
  return (
    <WithResult auditId={auditId} title={t('minutes.register')}>
      {(result) => <Register auditId={auditId} result={result} />}
    </WithResult>
  )
}
RegisterScreen.search = { read: paperSearch }

function Register({ auditId, result }: { auditId: number; result: AuditResult }) {
  const t = useText()
  const make = useCallback((making: ScribeOptions) => registerPaper(result, making), [result])
  const { name, organization } = result.checklist
  const findings = findingsOf(result)
  return (
    <>
      <PaperPage
        title={t('minutes.register')}
        about={t('minutes.about', { name, organization: organization.name })}
        name={t('minutes.register_file', { name: name || organization.name })}
        make={make}
        exported={{ what: 'findings', of: auditId }}
      />
      {findings.length > 0 && (
        <OffPaper>
          <nav className={classes.findings} aria-label={t('minutes.finding_papers')}>
            <h2>{t('minutes.finding_papers')}</h2>
            <ul>
              {findings.map(({ id, finding_number, header }) => (
                <li key={id}>
                  <Anchor renderRoot={(props) => <Link href={`/checklist/${auditId}/findings/${id}`} {...props} />}>
                    {[finding_number, header].filter(Boolean).join(' · ')}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        </OffPaper>
      )}
    </>
  )
}
