import { Button, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { FormMessages } from './form-messages.tsx'
import type { Form } from './form.ts'
import classes from './panel-form.module.css'

/** A form that fills a panel. `otherWay` is a second way to save. */
export function PanelForm<Values extends object>({
  title,
  level = 2,
  form,
  onSubmit = form.submit,
  onCancel,
  otherWay,
  isHeld = false,
  children,
}: {
  title: ReactNode
  /** Of the title: 3 below a heading of the panel itself. */
  level?: 2 | 3
  form: Form<Values>
  onSubmit?: Form<Values>['submit']
  onCancel: () => void
  otherWay?: ReactNode
  /** Something else has to be decided before it is saved. */
  isHeld?: boolean
  children: ReactNode
}) {
  const t = useText()
  return (
    <form ref={form.ref} className={classes.form} onSubmit={onSubmit} noValidate>
      <Title order={level}>{title}</Title>
      <FormMessages form={form} />
      {children}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
        {otherWay}
        <Button type="submit" loading={form.isSending} disabled={isHeld}>
          {t('actions.save')}
        </Button>
      </div>
    </form>
  )
}
