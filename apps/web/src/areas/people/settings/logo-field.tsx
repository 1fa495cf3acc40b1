import { productSettings } from '@apron/contract/people'
import { Button, FileButton, Input, Text } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { fileProblem } from '#blocks/files/file-problem.ts'
import { CallError } from '#lib/calls/call-error.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import classes from './settings.module.css'

/** The company's picture: chosen, it is there at once. */
export function LogoField({ logo }: { logo: string | null }) {
  const t = useText()
  const reasonId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const set = useWrite(productSettings.setLogo, { success: 'settings.logo_saved', inForm: true })
  const remove = useWrite(productSettings.removeLogo, {
    success: 'settings.logo_removed',
    // The button that took it away goes with it.
    onDone: () => choose.current?.focus(),
  })
  const take = async (file: File | null) => {
    if (!file) return
    const reason = fileProblem('image', file)
    setProblem(reason)
    if (reason) return
    await set.write({ files: { logo: file } }).catch((error: unknown) => {
      if (error instanceof CallError) setProblem(error.errors['logo']?.[0] ?? null)
    })
  }
  return (
    <Input.Wrapper className={classes.wide ?? ''}>
      <Input.Label component="span">{t('settings.logo')}</Input.Label>
      <Input.Description>{t('settings.logo_hint')}</Input.Description>
      <div className={classes.logo}>
        {logo ? (
          <img src={logo} alt={t('settings.logo')} className={classes.picture} />
        ) : (
          <Text c="dimmed" size="sm">
            {t('settings.logo_none')}
          </Text>
        )}
        <FileButton accept="image/*" onChange={(file) => void take(file)}>
          {(props) => (
            <Button
              variant="default"
              {...props}
              ref={choose}
              loading={set.isWriting}
              aria-describedby={problem ? reasonId : undefined}
            >
              {t('settings.logo_choose')}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button variant="subtle" color="gray" loading={remove.isWriting} onClick={() => remove.start({})}>
            {t('settings.logo_remove')}
          </Button>
        )}
      </div>
      {problem && (
        <Text id={reasonId} c="var(--mantine-color-error)" size="sm" role="alert">
          {problem}
        </Text>
      )}
    </Input.Wrapper>
  )
}
