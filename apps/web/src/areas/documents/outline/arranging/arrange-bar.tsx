import { ActionIcon, Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  type Icon,
} from '@tabler/icons-react'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import type { OutlineNode } from '../outline-nodes.ts'
import type { Step } from './arrangement.ts'
import type { useArrangement } from './use-arrangement.ts'
import classes from './arranging.module.css'

const tools: readonly { step: Step; text: TextKey; Arrow: Icon }[] = [
  { step: 'up', text: 'outline.move_up', Arrow: IconArrowUp },
  { step: 'down', text: 'outline.move_down', Arrow: IconArrowDown },
  { step: 'out', text: 'outline.move_out', Arrow: IconArrowLeft },
  { step: 'in', text: 'outline.move_in', Arrow: IconArrowRight },
]

/** Moves the chosen line by steps, which fingers can do as well, and saves all that was moved. */
export function ArrangeBar({
  arrangement,
  chosen,
}: {
  arrangement: ReturnType<typeof useArrangement>
  chosen: OutlineNode | undefined
}) {
  const t = useText()
  const { count, isChanged, isSaving, add, stepOf, undo, putBack, save } = arrangement
  return (
    <div className={classes.place} data-foot>
      <div className={classes.bar}>
        <div
          role="toolbar"
          className={classes.tools}
          aria-label={chosen ? t('outline.move_tools', { name: chosen.name }) : t('outline.choose_to_move')}
        >
          {tools.map(({ step, text, Arrow }) => {
            const move = chosen && stepOf(chosen.id, step)
            return (
              <ActionIcon
                key={step}
                variant="default"
                size="lg"
                aria-label={t(text)}
                title={t(text)}
                // Not `disabled`, which would drop the focus at the end of the way.
                aria-disabled={!move}
                data-disabled={!move || undefined}
                onClick={() => move && add(move)}
              >
                <Arrow size={18} stroke={1.8} />
              </ActionIcon>
            )
          })}
        </div>
        <strong className={classes.count} role="status">
          {count > 0 ? t('outline.unsaved', { count }) : !chosen && t('outline.choose_to_move')}
        </strong>
        <div className={classes.actions}>
          <Button
            variant="subtle"
            disabled={count === 0 || isSaving}
            leftSection={<IconArrowBackUp size={18} stroke={1.6} />}
            onClick={undo}
          >
            {t('outline.undo')}
          </Button>
          <Button variant="default" disabled={count === 0 || isSaving} onClick={putBack}>
            {t('outline.put_back')}
          </Button>
          <Button disabled={!isChanged} loading={isSaving} onClick={save}>
            {t('outline.save_order')}
          </Button>
        </div>
      </div>
    </div>
  )
}
