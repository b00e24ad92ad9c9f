import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Engagement } from '../schema.ts'
import { isEngagementField, labelOfField } from './engagement-labels.ts'
import { focusFieldNamed } from './focus-field.ts'
import { obstaclesHeading } from './headings.ts'
import { type AgreementRequest, obstaclesOf } from './obstacles.ts'

/** Everything that a draft lacks before it can be sent, with the places where each reason ends. */
export const ObstacleList = ({
  engagement,
  request,
}: {
  engagement: Engagement
  request: AgreementRequest
}) => {
  const { t } = useTranslation()
  const obstacles = obstaclesOf(engagement, request)
  const { state, gaps, lacksVatNumber } = engagement
  if (state !== 'draft') return null
  return (
    <>
      {obstacles.length + gaps.length > 0 && (
        <section className="engagement-obstacles" aria-labelledby={obstaclesHeading}>
          <p className="strong" id={obstaclesHeading} tabIndex={-1}>
            <Icon icon={CircleAlert} size="medium" />
            {t('engagements.obstacles')}
          </p>
          <ul>
            {obstacles.map(({ text, link }) => (
              <li key={text}>
                {t(text)} {link && <ObstacleLink to={link.to}>{t(link.text)}</ObstacleLink>}
              </li>
            ))}
            {gaps.map((gap) => (
              <Gap key={`${gap.field} ${gap.message}`} {...gap} page={pageOf(engagement)} />
            ))}
          </ul>
        </section>
      )}
      {lacksVatNumber && <VatNote />}
    </>
  )
}

const pageOf = ({ id }: Engagement) => href('/dashboard/engagements/:id', { id })

/** A gap of the agreement itself, with the way to its field. */
const Gap = ({ field, message, page }: Engagement['gaps'][number] & { page: string }) => {
  const { t, tMessage } = useTranslation()
  const label = isEngagementField(field) ? t(labelOfField[field]) : ''
  return (
    <li>
      {label === '' ? tMessage(message) : t('engagements.gap', { label, message: tMessage(message) })}{' '}
      {label !== '' && (
        <ObstacleLink to={`${page}#${field}`} onArrival={() => focusFieldNamed(field)}>
          {t('engagements.gap.link', { label })}
        </ObstacleLink>
      )}
    </li>
  )
}

/** Tax without the number of the firm does not prevent the sending. */
const VatNote = () => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  return (
    <p className="muted engagement-vat" role="note">
      {t('engagements.noVatNumber')}{' '}
      {user?.role === 'admin' && (
        <Link className="text-link" href={href('/dashboard/settings')}>
          {t('engagements.noVatNumber.link')}
        </Link>
      )}
    </p>
  )
}

/** A section of the open page is a plain link: the router would not scroll to it. */
const ObstacleLink = ({
  to,
  onArrival,
  children,
}: {
  to: string
  /** Called instead of the navigation if the page is open already. */
  onArrival?: () => void
  children: ReactNode
}) => {
  const [path, section] = to.split('#')
  if (section && globalThis.location?.pathname === path)
    return (
      <a
        className="text-link"
        href={`#${section}`}
        onClick={(event) => {
          if (!onArrival) return
          event.preventDefault()
          onArrival()
        }}
      >
        {children}
      </a>
    )
  return (
    <Link className="text-link" href={to}>
      {children}
    </Link>
  )
}
