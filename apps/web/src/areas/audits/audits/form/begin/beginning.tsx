import type { Proposal } from '@apron/contract/audits'
import { Alert, Radio, Stack } from '@mantine/core'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import type { Questions } from '../values.ts'
import classes from '../audit-form.module.css'

/** Which questions a new audit asks from the start, as its category proposes them; and that the form was filled in. */
export function Beginning({
  proposal,
  questions,
  mayAsk,
  onChoose,
}: {
  proposal: Proposal
  questions: Questions
  mayAsk: boolean
  onChoose: (questions: Questions) => void
}) {
  const t = useText()
  const { library_item_ids: own, last } = proposal
  const isFilled = proposal.users.length > 0 || own.length > 0 || last !== null
  if (!isFilled) return null
  const counted = (ids: readonly number[]) => ({ count: ids.length, formatted: formatNumber(ids.length) })
  return (
    <Card>
      <Alert color="teal" mb={mayAsk ? 'md' : 0} role="status">
        {t('planning.proposed')}
      </Alert>
      {mayAsk && (
        <Radio.Group
          label={<span className={classes.heading}>{t('planning.questions')}</span>}
          description={t('planning.questions_hint')}
          value={questions}
          onChange={(value) => onChoose(value as Questions)}
        >
          <Stack gap="xs" mt="sm">
            {own.length > 0 && <Radio value="category" label={t('planning.of_category', counted(own))} />}
            {last && last.library_item_ids.length > 0 && (
              <Radio
                value="last"
                label={t('planning.of_last', { ...counted(last.library_item_ids), name: last.name })}
              />
            )}
            <Radio value="later" label={t('planning.later')} />
          </Stack>
        </Radio.Group>
      )}
    </Card>
  )
}
