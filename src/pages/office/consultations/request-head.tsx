import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Keyboard from 'lucide-react/icons/keyboard'
import Phone from 'lucide-react/icons/phone'
import Printer from 'lucide-react/icons/printer'
import { Link } from 'wouter'
import type { Neighbours } from '#features/consultations/office/neighbours.ts'
import { UrgentBadge } from '#features/consultations/office/reply-due.tsx'
import { RestrictedBadge } from '#features/consultations/office/request-badges.tsx'
import type { Consultation } from '#features/consultations/schema.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DoubtfulBadge } from '#ui/doubtful-badge.tsx'
import { Icon, type IconType } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PageHead } from '../../page-head.tsx'
import { personPage, WhatsAppLink } from './client-facts.tsx'

/** The subject as the title, with number, service, origin and date, and the ways to the neighbours in the list. */
export const RequestHead = ({
  request,
  neighbours: { previous, next, place, total },
  onGo,
  onPrint,
  onKeys,
}: {
  request: Consultation
  neighbours: Neighbours
  /** Opens another request. */
  onGo: (id: number | undefined) => void
  onPrint: () => void
  onKeys: () => void
}) => {
  const { t, language } = useTranslation()
  const { id, service, origin, receivedAt, subject } = request
  return (
    <>
      <PageHead title={subject || t(areaLabel[service])} />
      <div className="request-head">
        <div className="request-title">
          {subject ? (
            <h1 dir="auto" lang={/\p{Script=Arabic}/u.test(subject) ? 'ar' : 'en'}>
              {subject}
            </h1>
          ) : (
            <h1>{t(areaLabel[service])}</h1>
          )}
          <p className="request-meta">
            <span dir="ltr" className="request-meta-id">
              #{id}
            </span>
            <span className="request-meta-more">{t(areaLabel[service])}</span>
            <span className="request-meta-more">{t(`request.origin.${origin}`)}</span>
            <time className="request-meta-more" dateTime={receivedAt}>
              {formatDateTime(receivedAt, language)}
            </time>
            {request.isRestricted && <RestrictedBadge />}
            {request.isDoubtful && <DoubtfulBadge />}
            <UrgentBadge {...request} />
          </p>
        </div>
        <div className="request-tools print-hidden">
          {place !== undefined && (
            <span className="caption no-wrap request-place">{t('request.place', { place, total })}</span>
          )}
          <NeighbourButton id={previous} label={t('request.previous')} icon={ChevronUp} onGo={onGo} />
          <NeighbourButton id={next} label={t('request.next')} icon={ChevronDown} onGo={onGo} />
          <IconButton icon={Printer} label={t('request.print')} className="request-print" onClick={onPrint} />
          <IconButton icon={Keyboard} label={t('request.keys')} className="request-keys" onClick={onKeys} />
        </div>
        <ClientLine request={request} />
      </div>
    </>
  )
}

/** The client and the ways to call, on a phone. */
const ClientLine = ({ request }: { request: Consultation }) => {
  const { t } = useTranslation()
  const { firstName, lastName, phone, isOpen } = request
  const name = <bdi>{`${firstName} ${lastName}`}</bdi>
  return (
    <div className="request-client">
      {isOpen ? (
        <Link className="text-link" href={personPage(request)}>
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="subtle" dir="ltr">
        #{request.id}
      </span>
      {phone && isOpen && (
        <>
          <a
            className="icon-button"
            href={`tel:${phone}`}
            aria-label={t('conversations.call')}
            title={t('conversations.call')}
          >
            <Icon icon={Phone} />
          </a>
          {phone.startsWith('+') && <WhatsAppLink phone={phone} />}
        </>
      )}
    </div>
  )
}

const NeighbourButton = ({
  id,
  label,
  icon,
  onGo,
}: {
  id: number | undefined
  label: string
  icon: IconType
  onGo: (id: number | undefined) => void
}) => id !== undefined && <IconButton icon={icon} label={label} onClick={() => onGo(id)} />
