import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import type { SignedInUser } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { correctPerson, eventsKey, eventsQuery, peopleKey, personQuery } from '#features/people/office/api.ts'
import type { NoteTask } from '#features/people/office/note-dialogs.tsx'
import NoteForm from '#features/people/office/note-form.tsx'
import { PersonFacts, seenId } from '#features/people/office/person-facts.tsx'
import { Timeline } from '#features/people/office/timeline.tsx'
import { useKindOfAddress } from '#features/people/office/use-kind-of-address.ts'
import type { Person } from '#features/people/schema.ts'
import { changeIdentity } from '#features/users/browser/api.ts'
import { userName } from '#features/users/browser/user-name.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import type { PageParams } from '../page.ts'
import { usePreloadOnIntent } from '../use-preload.ts'
import { useRefresh } from '../use-refresh.ts'
import { DiligenceSection } from './diligence-section.tsx'
import { NewRequestButton } from './front-desk/new-request.tsx'
import { OfficeHead } from './office-head.tsx'
import { RecordStates } from './record-states.tsx'

const loadDialogs = () => import('#features/people/office/note-dialogs.tsx')
const NoteDialog = lazy(loadDialogs)
const CorrectionDialog = lazy(() => import('#features/people/office/correction-dialog.tsx'))
const loadIdentify = () => import('#features/users/office/identify-dialog.tsx')
const IdentifyDialog = lazy(loadIdentify)
const JoinDialog = lazy(() => import('#features/joins/office/join-dialog.tsx'))

export default function PersonPage({ params }: { params: PageParams }) {
  const { data: me } = useCurrentUser()
  const query = useQuery(personQuery(Number(params.id)))
  const { data: person } = query
  if (person && me) return <PersonScreen key={person.id} person={person} me={me} />
  return (
    <RecordStates
      texts={{
        title: 'people.page',
        gone: 'people.gone',
        goneText: 'people.gone.text',
        goneAction: 'people.gone.action',
        failed: 'people.loadFailed',
        loading: 'people.loading',
      }}
      query={query}
    />
  )
}

const callerOf = ({ id, firstName, lastName, email, phone, preferredLanguage }: Person) => ({
  userId: String(id),
  firstName,
  lastName,
  email,
  phone: phone ?? '',
  language: preferredLanguage,
})

const PersonScreen = ({ person, me }: { person: Person; me: SignedInUser }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [task, setTask] = useState<NoteTask>()
  const [isJoining, setIsJoining] = useState(false)
  const [isIdentifying, setIsIdentifying] = useState(false)
  const [isCorrecting, setCorrecting] = useState(false)
  const { kind, choose } = useKindOfAddress()
  usePreloadOnIntent(loadDialogs)
  usePreloadOnIntent(loadIdentify)
  const refreshPeople = useRefresh(peopleKey)
  const refresh = () => queryClient.invalidateQueries({ queryKey: eventsKey(person.id) })
  return (
    <>
      <OfficeHead title={userName(person)} actions={<NewRequestButton caller={callerOf(person)} />}>
        {!person.isActive && <StatusBadge status="inactive">{t('people.deactivated')}</StatusBadge>}
      </OfficeHead>
      <div className="person-columns">
        <section className="panel" aria-labelledby="person-facts">
          <header className="panel-head">
            <h2 id="person-facts">{t('people.facts')}</h2>
          </header>
          <div className="panel-body">
            <PersonFacts person={person} onIdentify={() => setIsIdentifying(true)} />
            <p className="person-links">
              <Button variant="outline" size="table" onClick={() => setCorrecting(true)}>
                {t('correction.open')}
              </Button>
              {may(me.role, 'users.manage') && (
                <Button variant="outline" size="table" onClick={() => setIsJoining(true)}>
                  {t('join.open')}
                </Button>
              )}
            </p>
            <DiligenceSection subject={{ kind: 'people', id: person.id }} name={userName(person)} />
            <PersonLinks person={person} me={me} />
          </div>
        </section>
        <Timeline
          personId={person.id}
          reader={me}
          query={(of, count) => eventsQuery(person.id, of, count)}
          kind={kind}
          onKindChange={choose}
          onNote={setTask}
          form={<NoteForm personId={person.id} onSaved={refresh} />}
        />
      </div>
      {isCorrecting && (
        <DialogSuspense>
          <CorrectionDialog
            contact={{ ...person, phone: person.phone ?? '' }}
            isAccount
            save={(correction) => correctPerson(person.id, correction)}
            onSaved={async () => {
              await queryClient.invalidateQueries({ queryKey: peopleKey })
              setCorrecting(false)
              showToast({ title: t('correction.saved') })
            }}
            onClose={() => setCorrecting(false)}
          />
        </DialogSuspense>
      )}
      {isJoining && (
        <DialogSuspense>
          <JoinDialog person={person} refresh={refreshPeople} onClose={() => setIsJoining(false)} />
        </DialogSuspense>
      )}
      {isIdentifying && (
        <DialogSuspense>
          <IdentifyDialog
            person={person}
            save={(change) => changeIdentity(person.id, change)}
            fallbackId={seenId}
            refresh={refreshPeople}
            onClose={() => setIsIdentifying(false)}
          />
        </DialogSuspense>
      )}
      {task && (
        <DialogSuspense>
          <NoteDialog
            {...task}
            onDone={async () => {
              await refresh()
              setTask(undefined)
            }}
            onClose={() => setTask(undefined)}
          />
        </DialogSuspense>
      )}
    </>
  )
}

const PersonLinks = ({ person: { id, email }, me }: { person: Person; me: SignedInUser }) => {
  const { t } = useTranslation()
  return (
    <p className="person-links">
      <Link className="text-link" href={href(`/dashboard/messages?compose=${id}`)}>
        {t('people.write')}
      </Link>
      <Link className="text-link" href={href(`/dashboard/documents?userId=${id}`)}>
        {t('people.documents')}
      </Link>
      {may(me.role, 'users.manage') && (
        <Link className="text-link" href={href(`/dashboard/users?${new URLSearchParams({ q: email })}`)}>
          {t('people.account')}
        </Link>
      )}
    </p>
  )
}
