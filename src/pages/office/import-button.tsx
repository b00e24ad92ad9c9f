import type { QueryKey } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import { type ComponentType, useState } from 'react'
import type { OnImported } from '#features/imports/office/use-import.ts'
import type { OfficeArea } from '#i18n/areas.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { useRefresh } from '../use-refresh.ts'
import { WithOfficeTexts } from '../with-office-texts.tsx'

/** Opens a dialog that imports records from a file; its code and texts load on the click. */
export const ImportButton = ({
  dialog: ImportDialog,
  texts,
  queryKey,
}: {
  dialog: ComponentType<{ onDone: OnImported; onClose: () => void }>
  texts: readonly OfficeArea[]
  /** The prefix of every query key with such records. */
  queryKey: QueryKey
}) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefresh(queryKey)
  const onDone: OnImported = (created, ended = 0) =>
    refresh(() => {
      setOpen(false)
      const sentences = [
        (created > 0 || ended === 0) && t('import.done.text', { n: created }),
        ended > 0 && t('import.done.ended', { n: ended }),
      ]
      showToast({ title: t('import.done'), description: sentences.filter(Boolean).join(' ') })
    })
  return (
    <>
      <Button variant="outline" icon={<Icon icon={FileUp} size="medium" />} onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      {isOpen && (
        <DialogSuspense>
          <WithOfficeTexts area={texts}>
            <ImportDialog onDone={onDone} onClose={() => setOpen(false)} />
          </WithOfficeTexts>
        </DialogSuspense>
      )}
    </>
  )
}
