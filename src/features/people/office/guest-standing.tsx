import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { useSeenText } from '#features/users/office/seen-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import type { GuestPerson } from '../schema.ts'
import { changeGuestIdentity, peopleKey } from './api.ts'

const IdentifyDialog = lazy(() => import('#features/users/office/identify-dialog.tsx'))

/** When and with which document the office has seen a person without an account, or the button that records it. */
export const GuestStanding = ({ guest }: { guest: GuestPerson }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isIdentifying, setIdentifying] = useState(false)
  const seenId = useId()
  const { seenInPersonAt, seenInPersonDocument } = guest
  const seen = useSeenText()(guest)
  return (
    <>
      {seen && (
        <span id={seenId} tabIndex={-1} className="person-seen">
          {seen}
        </span>
      )}
      {!(seenInPersonAt && seenInPersonDocument) && (
        <Button variant="outline" size="table" onClick={() => setIdentifying(true)}>
          {t(seenInPersonAt ? 'users.identity.addDocument' : 'users.identity.identify')}
        </Button>
      )}
      {isIdentifying && (
        <Suspense>
          <IdentifyDialog
            person={guest}
            save={(change) => changeGuestIdentity(guest.id, change)}
            fallbackId={seenId}
            refresh={async (andThen) => {
              await queryClient.invalidateQueries({ queryKey: peopleKey })
              andThen()
            }}
            onClose={() => setIdentifying(false)}
          />
        </Suspense>
      )}
    </>
  )
}
