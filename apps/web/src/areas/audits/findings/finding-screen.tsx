import { userType } from '@apron/contract'
import { findingWorkflow, type Finding } from '@apron/contract/audits'
import { findingCalled } from '@apron/contract/text'
import { Button, Text, Title } from '@mantine/core'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { useParams } from '#lib/router/use-router.ts'
import { useSession } from '#lib/session/session.ts'
import { useRoom } from '#lib/socket.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { Disputed } from './disputed.tsx'
import { EvidenceList } from './evidence-list.tsx'
import { FindingFacts } from './finding-facts.tsx'
import { FindingPlan } from './finding-plan.tsx'
import { FindingSteps } from './finding-steps.tsx'
import classes from './findings.module.css'
import { Moves } from './moves/moves.tsx'

/** One finding: what was asked and found, how far it is, what its reader may do now, and every step so far. */
export function FindingScreen() {
  const { id } = useParams() as { id: string }
  const { data } = useRead(findingWorkflow.show, { params: { id: Number(id) } }, { screen: true })
  return data ? <Shown finding={data.data} /> : <LoadingRows rows={10} />
}

function Shown({ finding }: { finding: Finding }) {
  const t = useText()
  // For them there is no such audit.
  const isOutside = useSession()?.user.type === userType.EXTERNAL
  useRoom('audit', finding.audit.id)
  const { audit, organization, group_id, id, header, content, document_items } = finding
  return (
    <>
      <PageHeader
        title={findingCalled(finding)}
        about={
          <>
            {isOutside ? (
              audit.name
            ) : (
              <Link
                to="/checklist/$id/view"
                params={{ id: String(audit.id) }}
                search={{ group_id, item: id }}
                className={classes.audit}
              >
                {audit.name}
              </Link>
            )}{' '}
            · {organization.name}
          </>
        }
      >
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/findings/actions" search={{ ids: String(id) }} {...props} />}
        >
          {t('correctiveActions.title')}
        </Button>
      </PageHeader>
      <div className={classes.page}>
        <div className={classes.now}>
          <Card>
            <FindingFacts finding={finding} />
            <Disputed finding={finding} />
            <Moves finding={finding} />
          </Card>
          <FindingPlan finding={finding} />
        </div>
        <div className={classes.about}>
          <Card>
            <Title order={2} size="h4" mb="xs">
              {t('findingWorkflow.requirement')}
            </Title>
            <Text fw={600}>{header}</Text>
            <RichText html={content} />
            {document_items.length > 0 && (
              <ul className={classes.references} aria-label={t('findingWorkflow.references')}>
                {document_items.map(({ id: item, index, header: title, document }) => (
                  <li key={item}>{[index, title, document.name].filter(Boolean).join(' · ')}</li>
                ))}
              </ul>
            )}
          </Card>
          <EvidenceList finding={finding} />
          <FindingSteps steps={finding.steps} />
        </div>
      </div>
    </>
  )
}
