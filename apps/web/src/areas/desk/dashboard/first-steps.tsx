import { beginning, type FirstStep } from '@apron/contract/desk'
import { Button, Progress, Text, ThemeIcon } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ReadySet } from '#blocks/ready-set.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { Link } from '#lib/router/link.tsx'
import type { ScreenAddresses } from '#lib/router/router.ts'
import { usePutAway } from '#lib/session/put-away.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { KeptPlace } from '../domain/kept-place.tsx'
import { PanelHead } from './panels/panel-head.tsx'
import classes from './first-steps.module.css'

type Look = { isNext: boolean }

function Go({
  to,
  search,
  isNext,
  children,
}: Look & { to: ScreenAddresses['path']; search?: object; children: string }) {
  return (
    <Button
      size="sm"
      variant={isNext ? 'filled' : 'default'}
      renderRoot={(props) => <Link to={to} {...(search && { search })} {...props} />}
    >
      {children}
    </Button>
  )
}

/** What a new company sets up before its first audit; each step ticks itself, and the card goes with the last. */
export function FirstSteps() {
  const t = useText()
  const [said, say] = usePutAway('first-steps')
  const isHidden = said === 'away'
  const { data, isLoading } = useRead(beginning.steps, {}, { quiet: true, enabled: !isHidden })
  const steps = data?.data ?? []
  const open = steps.filter(({ is_done }) => !is_done)
  // Whoever asks for them sees them also when all are done.
  const isShown = !isHidden && steps.length > 0 && (open.length > 0 || said === 'wanted')
  const done = steps.length - open.length
  const hide = () => {
    say('away')
    noticeSuccess('firstSteps.hidden')
  }
  return (
    <KeptPlace name="first-steps" isKnown={!isLoading}>
      {isShown && (
        <Card flush>
          <PanelHead title={t('firstSteps.title')}>
            <Button size="xs" variant="subtle" color="gray" onClick={hide}>
              {t('firstSteps.hide')}
            </Button>
          </PanelHead>
          <div className={classes.about}>
            <Text c="dimmed">{t('firstSteps.about')}</Text>
            <Text size="sm">{t('firstSteps.progress', { done, count: steps.length })}</Text>
            <Progress value={(done / steps.length) * 100} size="sm" aria-hidden="true" />
          </div>
          <ol className={classes.steps}>
            {steps.map(({ step, is_done }, place) => (
              <Step key={step} step={step} isDone={is_done} place={place + 1}>
                {waysOf(step, { isNext: step === open[0]?.step }, t)}
              </Step>
            ))}
          </ol>
        </Card>
      )}
    </KeptPlace>
  )
}

type FirstStepProps = { step: FirstStep; isDone: boolean; place: number; children: ReactNode }

function Step({ step, isDone, place, children }: FirstStepProps) {
  const t = useText()
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <ThemeIcon
        size={28}
        radius="xl"
        variant={isDone ? 'filled' : 'default'}
        color={isDone ? 'green' : 'gray'}
        aria-hidden="true"
      >
        {isDone ? <IconCheck size={16} stroke={2.2} /> : place}
      </ThemeIcon>
      <div className={classes.words}>
        <Text fw={550}>
          {t(`firstSteps.${step}`)}
          <span className="visually-hidden">. {t(isDone ? 'firstSteps.done' : 'firstSteps.to_do')}</span>
        </Text>
        {!isDone && (
          <Text c="dimmed" size="sm">
            {t(`firstSteps.${step}_about`)}
          </Text>
        )}
      </div>
      {!isDone && <div className={classes.ways}>{children}</div>}
    </li>
  )
}

/** Where each step is done, or the click that does it. */
function waysOf(step: FirstStep, look: Look, t: ReturnType<typeof useText>): ReactNode {
  const ready = { variant: look.isNext ? 'filled' : 'default', size: 'sm' } as const
  const second = { isNext: false }
  const ways: Record<FirstStep, () => ReactNode> = {
    company: () => (
      <Go to="/settings" {...look}>
        {t('firstSteps.company_go')}
      </Go>
    ),
    organizations: () => (
      <Go to="/organization/list" {...look}>
        {t('firstSteps.organizations_go')}
      </Go>
    ),
    groups: () => (
      <>
        <ReadySet names={['groups']} {...ready} />
        <Go to="/group/list" {...second}>
          {t('firstSteps.groups_go')}
        </Go>
      </>
    ),
    people: () => (
      <Go to="/user/create" {...look}>
        {t('firstSteps.people_go')}
      </Go>
    ),
    scales: () => (
      <>
        <ReadySet names={['team_roles', 'item_statuses']} {...ready} />
        <Go to="/checklist-item-status/list" {...second}>
          {t('firstSteps.scales_go')}
        </Go>
      </>
    ),
    questions: () => (
      <>
        <Go to="/checklist-item/list" search={{ panel: 'import' }} {...look}>
          {t('firstSteps.questions_import')}
        </Go>
        <Go to="/checklist-item/list" {...second}>
          {t('firstSteps.questions_go')}
        </Go>
      </>
    ),
    audit: () => (
      <Go to="/checklist/create" {...look}>
        {t('firstSteps.audit_go')}
      </Go>
    ),
  }
  return ways[step]()
}
