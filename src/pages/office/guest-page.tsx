import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import type { SignedInUser } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import {
  correctGuest,
  guestEventsQuery,
  guestQuery,
  peopleKey,
  sharingQuery,
} from '#features/people/office/api.ts'
import { GuestFacts } from '#features/people/office/guest-facts.tsx'
import { Timeline } from '#features/people/office/timeline.tsx'
import { useKindOfAddress } from '#features/people/office/use-kind-of-address.ts'
import type { GuestPerson } from '#features/people/schema.ts'
import GuestData from '#features/personal-data/office/guest-data.tsx'
import { userName } from '#features/users/browser/user-name.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import type { PageParams } from '../page.ts'
import { useRefresh } from '../use-refresh.ts'
import { DiligenceSection } from './diligence-section.tsx'
import { NewRequestButton } from './front-desk/new-request.tsx'
import { OfficeHead } from './office-head.tsx'
import { RecordStates } from './record-states.tsx'

const CorrectionDialog = lazy(() => import('#features/people/office/correction-dialog.tsx'))
const JoinDialog = lazy(() => import('#features/joins/office/join-dialog.tsx'))

/** The page of a person without an account, by the number of any of their requests. */
export default function GuestPage({ params }: { params: PageParams }) {
  const { data: me } = useCurrentUser()
  const query = useQuery(guestQuery(Number(params.id)))
  const { data: guest } = query
  if (guest && me) return <GuestScreen key={guest.id} guest={guest} me={me} />
  return (
    <RecordStates
      texts={{
        title: 'guests.page',
        gone: 'guests.gone',
        goneText: 'guests.gone.text',
        goneAction: 'guests.gone.action',
        failed: 'guests.loadFailed',
        loading: 'guests.loading',
      }}
      query={query}
    />
  )
}

const kinds = ['request', 'appointment'] as const
const hasNoNotes = () => undefined

const GuestScreen = ({ guest, me }: { guest: GuestPerson; me: SignedInUser }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [dialog, setDialog] = useState<'join' | 'correct'>()
  const { kind, choose } = useKindOfAddress()
  const refreshPeople = useRefresh(peopleKey)
  const { id, firstName, lastName, email, phone, language } = guest
  const close = () => setDialog(undefined)
  return (
    <>
      <OfficeHead
        title={userName(guest)}
        actions={<NewRequestButton caller={{ userId: '', firstName, lastName, email, phone, language }} />}
      />
      <div className="person-columns">
        <section className="panel" aria-labelledby="person-facts">
          <header className="panel-head">
            <h2 id="person-facts">{t('people.facts')}</h2>
          </header>
          <div className="panel-body">
            <GuestFacts guest={guest} />
            <DiligenceSection subject={{ kind: 'guests', id }} name={userName(guest)} />
            <div className="stack">
              <p className="person-links">
                <Button variant="outline" size="table" onClick={() => setDialog('correct')}>
                  {t('correction.open')}
                </Button>
                {may(me.role, 'users.manage') && (
                  <Button variant="outline" size="table" onClick={() => setDialog('join')}>
                    {t('join.open')}
                  </Button>
                )}
              </p>
              {may(me.role, 'privacy.manage') && (
                <GuestData
                  guest={{ id, name: userName(guest), isSeen: guest.seenInPersonAt !== null }}
                  onErased={() => {
                    navigate(href('/dashboard/people'))
                    void queryClient.invalidateQueries({ queryKey: peopleKey })
                  }}
                />
              )}
            </div>
          </div>
        </section>
        <Timeline
          personId={id}
          reader={me}
          kinds={kinds}
          query={(of, count) => guestEventsQuery(id, of, count)}
          kind={kind}
          onKindChange={choose}
          onNote={hasNoNotes}
        />
      </div>
      {dialog === 'correct' && <Correction guest={guest} onClose={close} />}
      {dialog === 'join' && (
        <DialogSuspense>
          <JoinDialog of="guest" person={guest} refresh={refreshPeople} onClose={close} />
        </DialogSuspense>
      )}
    </>
  )
}

/** Opens with the list of the requests that share the number or the address, so that nothing moves afterwards. */
const Correction = ({ guest, onClose }: { guest: GuestPerson; onClose: () => void }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: sharing, isPending } = useQuery({ ...sharingQuery(guest.id), gcTime: 0 })
  if (isPending) return null
  return (
    <DialogSuspense>
      <CorrectionDialog
        contact={guest}
        isAccount={false}
        sharing={sharing}
        save={(correction) => correctGuest(guest.id, correction)}
        onSaved={async () => {
          await queryClient.invalidateQueries({ queryKey: peopleKey })
          onClose()
          showToast({ title: t('correction.saved') })
        }}
        onClose={onClose}
      />
    </DialogSuspense>
  )
}
