import type { AuditResult, SavedMinutes } from '@apron/contract/audits'
import { useText } from '../../../../lib/text/i18n.ts'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import { MinutesHead } from '../minutes-head.tsx'

type Saved = Pick<SavedMinutes | AuditResult, 'checklist' | 'date' | 'is_addendum' | 'conclusion' | 'self_assessment'>

/** What saved minutes say, down to the comments of both sides. */
export function SavedBody({ minutes }: { minutes: Saved }) {
  const t = useText()
  return (
    <>
      <MinutesHead
        head={minutes.checklist}
        paper={minutes.checklist.paper}
        from={minutes.checklist.starting_date}
        date={minutes.date}
        isAddendum={minutes.is_addendum}
      />
      <section>
        <h3>{t('minutes.conclusion')}</h3>
        <RichText html={minutes.conclusion} />
      </section>
      <section>
        <h3>{t('minutes.self_assessment')}</h3>
        <RichText html={minutes.self_assessment} />
      </section>
    </>
  )
}
