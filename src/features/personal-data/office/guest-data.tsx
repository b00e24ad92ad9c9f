import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { pathOf } from '#browser/call-api.ts'
import { downloadFile, saveFile } from '#browser/download.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'

const GuestErasureDialog = lazy(() => import('./guest-erasure-dialog.tsx'))

export type Guest = { id: number; name: string; isSeen: boolean }

/** Export and destruction of the data of a person without an account, who asks the office for it. */
const GuestData = ({ guest, onErased }: { guest: Guest; onErased: () => void }) => {
  const { t } = useTranslation()
  const [isErasing, setErasing] = useState(false)
  const exporting = useMutation({
    mutationFn: () =>
      downloadFile(pathOf('GET /api/admin/guests/:id/export', { params: { id: guest.id } }), () => undefined),
    onSuccess: (file) => {
      saveFile(file)
      showToast({ title: t('guests.export.done'), description: guest.name })
    },
    onError: (failure) => showFailure(t('guests.export.failed'), failure, t),
  })
  return (
    <div className="stack">
      <div className="cluster">
        <Button
          variant="outline"
          size="table"
          isPending={exporting.isPending}
          pendingLabel={t('guests.export.pending')}
          onClick={() => exporting.mutate()}
        >
          {t('guests.export')}
        </Button>
        <Button variant="outline" size="table" onClick={() => setErasing(true)}>
          {t('privacy.erase')}
        </Button>
      </div>
      {!guest.isSeen && <p className="caption">{t('guests.identity.first')}</p>}
      {isErasing && (
        <Suspense>
          <GuestErasureDialog guest={guest} onErased={onErased} onClose={() => setErasing(false)} />
        </Suspense>
      )}
    </div>
  )
}

export default GuestData
