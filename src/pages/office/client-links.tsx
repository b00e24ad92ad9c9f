import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { entryOf } from '../office-entries.ts'

/** Links from a consultation to the client's account, messages and documents, and to a new message about it. */
export const ClientLinks = ({ consultation, userId }: { consultation: Consultation; userId: number }) => {
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
