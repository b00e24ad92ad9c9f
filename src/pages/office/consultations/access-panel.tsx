import { lazy, useState } from 'react'
import { ConsultationAccess } from '#features/consultations/office/consultation-facts.tsx'
import type { ConsultationWithHistory } from '#features/consultations/schema.ts'
import { ConsultationHold } from '#features/legal-holds/office/consultation-hold.tsx'
import { DialogSuspense } from '../../dialog-suspense.tsx'

const ReadersDialog = lazy(() =>
  import('#features/consultations/office/readers-dialog.tsx').then(({ ReadersDialog }) => ({
    default: ReadersDialog,
  })),
)

/** The readers of a request, and a hold that prevents its destruction. */
export const AccessPanel = ({
  request,
  refresh,
}: {
  request: ConsultationWithHistory
  refresh: (andThen: () => void) => Promise<void>
}) => {
  const [isRestricting, setRestricting] = useState(false)
  return (
    <>
      <ConsultationAccess
        consultation={request}
        details={request}
        more={request.isOpen && <ConsultationHold consultationId={request.id} />}
        onChange={() => setRestricting(true)}
      />
      {isRestricting && (
        <DialogSuspense>
          <ReadersDialog
            consultation={request}
            onSaved={async () => {
              await refresh(() => setRestricting(false))
            }}
            onGone={() => setRestricting(false)}
            onClose={() => setRestricting(false)}
          />
        </DialogSuspense>
      )}
    </>
  )
}
