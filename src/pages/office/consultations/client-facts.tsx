import MessageCircle from 'lucide-react/icons/message-circle'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { useSeenText } from '#features/users/office/seen-text.ts'
import { whatsAppAddress } from '#fields/whatsapp.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import { FactLine, FactRow } from './fact-row.tsx'
import type { Opening } from './request-facts.tsx'
import type { RequestDetails } from './use-request-details.ts'

/** The address of the person's own page. */
export const personPage = ({ id, userId }: Pick<Consultation, 'id' | 'userId'>) =>
  userId === null
    ? href('/dashboard/consultations/guests/:id', { id })
    : href('/dashboard/consultations/people/:id', { id: userId })

/** The client: name, number, address, and whether the office has checked the identity. */
export const ClientFacts = ({
  request,
  details,
  opening,
}: {
  request: Consultation
  details: RequestDetails
  opening: Opening
}) => {
  const { t } = useTranslation()
  const { firstName, lastName, phone, email, isOpen } = request
  const name = <bdi>{`${firstName} ${lastName}`}</bdi>
  return (
    <>
      <FactLine label={t('request.client')}>
        {isOpen ? (
          <Link className="text-link strong" href={personPage(request)}>
            {name}
          </Link>
        ) : (
          name
        )}
      </FactLine>
      {phone && (
        <FactLine
          label={t('form.phone')}
          action={phone.startsWith('+') && isOpen && <WhatsAppLink phone={phone} />}
        >
          <PhoneLink phone={phone} />
        </FactLine>
      )}
      {email && (
        <FactLine label={t('form.email')}>
          <EmailLink email={email} />
        </FactLine>
      )}
      {isOpen && (
        <FactRow
          {...opening('identity')}
          label={t('request.identity')}
          value={<Identity person={details.person} />}
        />
      )}
    </>
  )
}

/** Opens the number in WhatsApp. */
export const WhatsAppLink = ({ phone }: { phone: string }) => {
  const { t } = useTranslation()
  const label = `${t('conversations.whatsapp')} ${t('conversations.newTab')}`
  return (
    <a
      className="icon-button icon-button-table"
      href={whatsAppAddress(phone)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
    >
      <Icon icon={MessageCircle} />
    </a>
  )
}

const Identity = ({ person }: { person: RequestDetails['person'] }) => {
  const { t } = useTranslation()
  const seenText = useSeenText()
  if (!person) return t('state.loading')
  const { seenInPersonAt, sighting } = person
  const seen = seenText({ seenInPersonAt, sighting })
  if (seen) return seen
  if ('isVerified' in person)
    return t(person.isVerified ? 'correspondent.verified' : 'correspondent.unverified')
  return <span className="subtle">{t('request.identity.none')}</span>
}
