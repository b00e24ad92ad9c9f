import type { QueryKey } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import { type ComponentType, useState } from 'react'
import type { OfficeArea } from '#i18n/load-office-texts.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { useRefresh } from '../use-refresh.ts'
import { WithOfficeTexts } from '../with-office-texts.tsx'

/** Opens a dialog that imports records from a file; its code and its texts come with the press. */
export const ImportButton = ({
  dialog: ImportDialog,
  texts,
  queryKey,
}: {
  dialog: ComponentType<{ onDone: (created: number) => void; onClose: () => void }>
  texts: readonly OfficeArea[]
  /** The prefix of every query key with such records. */
  queryKey: QueryKey
}) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefresh(queryKey)
  const onDone = (created: number) =>
    refresh(() => {
      setOpen(false)
      showToast({ title: t('import.done'), description: t('import.done.text', { n: created }) })
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
