import { verifications, type Verification } from '@apron/contract/audits'
import { Button, TextInput } from '@mantine/core'
import { IconCircleCheck, IconHelpCircle } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { usePageTitle } from '#lib/page/page-title.ts'
import { Link } from '#lib/router/link.tsx'
import { navigate } from '#lib/router/router.ts'
import { useParams } from '#lib/router/use-router.ts'
import { settings } from '#lib/session/settings.ts'
import { useText } from '#lib/text/i18n.ts'
import { keepLanguage, sentLanguage } from '#lib/text/language.ts'
import { dayMonthYear } from '#lib/text/dates.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import classes from './verify.module.css'

/** What a holder of the check code of a paper may know. */
export function VerifyScreen() {
  const t = useText()
  usePageTitle(t('verify.title'))
  const { digest } = useParams<'digest'>()
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <header className={classes.head}>
          <p>{settings().company_name || settings().name}</p>
          <OtherLanguage />
        </header>
        <h1>{t('verify.title')}</h1>
        {digest ? <Told key={digest} digest={digest} /> : <CodeField />}
      </div>
    </main>
  )
}

function Told({ digest }: { digest: string }) {
  const t = useText()
  const { data, error, failureReason, refetch } = useRead(verifications.show, { query: { digest } }, { quiet: true })
  // After a 429 it says so, and retries by itself.
  const reason = error ?? (failureReason?.isTooEarly ? failureReason : null)
  return (
    <>
      {data && <Answer found={data.data} />}
      {!data && !reason && <LoadingRows rows={3} />}
      {!data && reason && (
        <div role="alert">
          <p>{reason.message}</p>
          {error && (
            <Button variant="default" onClick={() => void refetch()}>
              {t('actions.retry')}
            </Button>
          )}
        </div>
      )}
      <p className={classes.asked}>
        {t('verify.asked')} <code>{digest}</code> <Link href="/verify">{t('verify.another')}</Link>
      </p>
    </>
  )
}

/** Blanks and line breaks come along when a code is read off a paper or out of its file. */
function CodeField() {
  const t = useText()
  const [code, setCode] = useState('')
  const plain = code.replace(/\s+/g, '')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (plain) void navigate({ to: '/verify/$digest', params: { digest: plain } })
  }
  return (
    <form onSubmit={ask}>
      <TextInput
        label={t('verify.code')}
        description={t('verify.code_hint')}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" mt="md">
        {t('verify.ask')}
      </Button>
    </form>
  )
}

function Answer({ found: { is_saved: isSaved, date, number, addendum, minutes } }: { found: Verification }) {
  const t = useText()
  const Icon = isSaved ? IconCircleCheck : IconHelpCircle
  return (
    <>
      <p className={classes.answer} data-saved={isSaved || undefined} role="status">
        <Icon size={28} stroke={1.6} aria-hidden="true" />
        <strong>
          {!date && t('verify.unknown')}
          {date && addendum === null && t('verify.saved', { date: dayMonthYear(date) })}
          {date && addendum !== null && t('verify.saved_addendum', { number: addendum, date: dayMonthYear(date) })}
        </strong>
      </p>
      {number && (
        <p>
          <strong>{number}</strong>
        </p>
      )}
      {isSaved && <p>{t('verify.compare_head')}</p>}
      <p>{t(isSaved ? 'verify.saved_means' : 'verify.unknown_means')}</p>
      {isSaved && <p className={classes.note}>{t('verify.not_said')}</p>}
      {minutes && (
        <Button
          mt="sm"
          renderRoot={(props) => <Link href={`/checklist/${minutes.audit_id}/summary/${minutes.id}`} {...props} />}
        >
          {t('verify.open')}
        </Button>
      )}
    </>
  )
}

/** Whoever scans a code has chosen no language here yet. */
function OtherLanguage() {
  const t = useText()
  const other = sentLanguage() === 'vi' ? 'en' : 'vi'
  const change = () => {
    keepLanguage(other)
    window.location.reload()
  }
  return (
    <Button variant="subtle" size="compact-sm" lang={other} onClick={change}>
      {t(other === 'vi' ? 'shell.vietnamese' : 'shell.english')}
    </Button>
  )
}
