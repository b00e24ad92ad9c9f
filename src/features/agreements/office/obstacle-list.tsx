import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Agreement } from '../schema.ts'
import { isAgreementField, labelOfField } from './agreement-labels.ts'
import { focusFieldNamed } from './focus-field.ts'
import { obstaclesHeading } from './headings.ts'
import { type AgreementRequest, obstaclesOf } from './obstacles.ts'

/** Everything that a draft lacks before it can be sent, with the places where each reason ends. */
export const ObstacleList = ({ agreement, request }: { agreement: Agreement; request: AgreementRequest }) => {
  const { t } = useTranslation()
  const obstacles = obstaclesOf(agreement, request)
  const { state, gaps, lacksVatNumber } = agreement
  if (state !== 'draft') return null
  return (
    <>
      {obstacles.length + gaps.length > 0 && (
        <section className="agreement-obstacles" aria-labelledby={obstaclesHeading}>
          <p className="strong" id={obstaclesHeading} tabIndex={-1}>
            <Icon icon={CircleAlert} size="medium" />
            {t('agreements.obstacles')}
          </p>
          <ul>
            {obstacles.map(({ text, link }) => (
              <li key={text}>
                {t(text)} {link && <ObstacleLink to={link.to}>{t(link.text)}</ObstacleLink>}
              </li>
            ))}
            {gaps.map((gap) => (
              <Gap key={`${gap.field} ${gap.message}`} {...gap} page={pageOf(agreement)} />
            ))}
          </ul>
        </section>
      )}
      {lacksVatNumber && <VatNote />}
    </>
  )
}

const pageOf = ({ id }: Agreement) => href('/dashboard/engagements/:id', { id })

/** A gap of the agreement itself, with the way to its field. */
const Gap = ({ field, message, page }: Agreement['gaps'][number] & { page: string }) => {
  const { t, tMessage } = useTranslation()
  const label = isAgreementField(field) ? t(labelOfField[field]) : ''
  return (
    <li>
      {label === '' ? tMessage(message) : t('agreements.gap', { label, message: tMessage(message) })}{' '}
      {label !== '' && (
        <ObstacleLink to={`${page}#${field}`} onArrival={() => focusFieldNamed(field)}>
          {t('agreements.gap.link', { label })}
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
    <p className="muted agreement-vat" role="note">
      {t('agreements.noVatNumber')}{' '}
      {user?.role === 'admin' && (
        <Link className="text-link" href={href('/dashboard/settings')}>
          {t('agreements.noVatNumber.link')}
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
