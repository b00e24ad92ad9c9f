import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useEffect, useState } from 'react'
import { saveFile } from '#browser/download.ts'
import { formatFileSize } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { downloadOwnData } from './api.ts'
import '#ui/form-field.css'

/** Milliseconds after which the page shows that the export takes a while. */
const slowAfterMilliseconds = 4000
/** Bytes between two announcements, so that screen readers are not flooded. */
const announcedEveryBytes = 1_000_000

export const DataExport = () => {
  const { t, language } = useTranslation()
  const [announced, setAnnounced] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      downloadOwnData((bytes) =>
        setAnnounced((before) => (bytes - before >= announcedEveryBytes ? bytes : before)),
      ),
    onMutate: () => setAnnounced(0),
    onSuccess: (file) => {
      saveFile(file)
      showToast({ title: t('account.export.done'), description: t('account.export.done.text') })
    },
    onError: (failure) =>
      showToast({
        title: t('account.export.failed'),
        description: failureMessage(failure, t),
        variant: 'destructive',
      }),
  })
  const isSlow = useSlow(isPending)
  return (
    <div className="own-export">
      <Button
        variant="outline"
        icon={<Icon icon={Download} size="medium" />}
        isPending={isPending}
        pendingLabel={t('account.export.pending')}
        onClick={() => mutate()}
      >
        {t('account.export.button')}
      </Button>
      <p role="status" className="caption">
        {isPending && isSlow && `${t('account.export.slow')} `}
        {isPending &&
          announced > 0 &&
          t('account.export.received', { size: formatFileSize(announced, language) })}
      </p>
      <div role="alert">
        {error && (
          <p className="field-error">
            {t('account.export.failed')}: {explainFailure(error, t).message}
          </p>
        )}
      </div>
    </div>
  )
}

const useSlow = (isPending: boolean): boolean => {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isPending) return
    const timer = setTimeout(() => setSlow(true), slowAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [isPending])
  return isSlow
}
