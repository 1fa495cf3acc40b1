import type { AuditItem } from '@apron/contract/audits'
import { Title } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { ItemComments } from '../comments/comments-panel.tsx'
import { ItemCard, type CardState } from './item-card.tsx'
import classes from './item-view.module.css'

/** One question alone, as a phone shows it: its answer in words, and its comments. */
export function ItemView({ item, turn, ...state }: { item: AuditItem; turn: number } & CardState) {
  const t = useText()
  return (
    <div className={classes.view}>
      <ItemCard item={item} words="" named {...state} />
      <Card>
        <Title order={2} mb="sm">
          {t('comments.title')}
        </Title>
        <ItemComments item={item} turn={turn} />
      </Card>
    </div>
  )
}
