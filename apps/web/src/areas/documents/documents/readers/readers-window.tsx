import { documents, readings } from '@apron/contract/documents'
import { Modal, Tabs } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { confirmDiscard } from '#ui/window/confirm.ts'
import { AudienceForm } from './audience-form.tsx'
import { Readers } from './readers.tsx'

/** Who has to read a document, who has, and who has not. */
export function ReadersWindow({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText()
  const { data: shown } = useRead(documents.show, { params: { id } })
  const { data } = useRead(readings.audience, { params: { id } })
  const [chosen, setChosen] = useState<string | null>(null)
  const [isDirty, setDirty] = useState(false)
  const audience = data?.data
  /** Leaves what is typed only when the person is sure. */
  const leave = async (go: () => void) => {
    if (isDirty && !(await confirmDiscard())) return
    setDirty(false)
    go()
  }
  const tab = chosen ?? (audience && audience.members.length > 0 ? 'readers' : 'audience')
  return (
    <Modal
      opened
      onClose={() => void leave(onClose)}
      title={t('readings.window', { name: shown?.data.name ?? '' })}
      size={860}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {!audience && <LoadingRows rows={6} />}
      {audience && (
        <Tabs value={tab} keepMounted={false} onChange={(next) => void leave(() => setChosen(next))}>
          <Tabs.List>
            <Tabs.Tab value="readers">{t('readings.readers')}</Tabs.Tab>
            <Tabs.Tab value="audience">{t('readings.audience')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="readers">
            <Readers
              id={id}
              audience={audience}
              isInForce={shown?.data.current_version_id !== null}
              onChoose={() => setChosen('audience')}
            />
          </Tabs.Panel>
          <Tabs.Panel value="audience" pt="md">
            <AudienceForm id={id} audience={audience} onDirty={setDirty} onDone={() => setChosen('readers')} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Modal>
  )
}
