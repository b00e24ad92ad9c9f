import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { entryOf } from '../../office-entries.ts'
import type { DeskTask } from './desk-dialogs.tsx'

/** The day that must not pass; records of an account, or the correction of a caller's number and address. */
export const ConsultationLinks = ({
  consultation,
  onTask,
}: {
  consultation: Consultation
  onTask: (task: DeskTask) => void
}) => {
  const { t } = useTranslation()
  const { userId, urgentDay } = consultation
  return (
    <>
      {userId === null ? (
        <>
          <Link
            className="text-link"
            href={href('/dashboard/consultations/guests/:id', { id: consultation.id })}
          >
            {t('guests.open')}
          </Link>
          <button type="button" className="text-link link-button" onClick={() => onTask('correct')}>
            {t('correction.open')}
          </button>
        </>
      ) : (
        <ClientLinks consultation={consultation} userId={userId} />
      )}
      <button type="button" className="text-link link-button" onClick={() => onTask('urgent')}>
        {t(urgentDay === null ? 'consult.urgentDay.set' : 'consult.urgentDay.change')}
      </button>
    </>
  )
}

/** Links from a consultation to the client's account, messages and documents, and to a new message about it. */
const ClientLinks = ({ consultation, userId }: { consultation: Consultation; userId: number }) => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const accounts = entryOf(href('/dashboard/users'))
  const links = [
    {
      label: t('documents.links.person'),
      href: href('/dashboard/consultations/people/:id', { id: userId }),
    },
    {
      label: t('documents.links.write'),
      href: href(`/dashboard/messages?compose=${userId}&request=${consultation.id}`),
    },
    { label: t('documents.links.messages'), href: href(`/dashboard/messages?box=all&userId=${userId}`) },
    {
      label: t('documents.links.documents'),
      href: href(`/dashboard/documents?userId=${userId}&consultationId=${consultation.id}`),
    },
    ...(accounts && me && may(me.role, accounts.access)
      ? [
          {
            label: t('documents.links.account'),
            href: `${accounts.path}?${new URLSearchParams({ q: consultation.email })}`,
          },
        ]
      : []),
  ]
  return links.map(({ label, href }) => (
    <Link key={href} href={href} className="text-link">
      {label}
    </Link>
  ))
}
