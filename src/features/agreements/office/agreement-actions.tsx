import CircleAlert from 'lucide-react/icons/circle-alert'
import Send from 'lucide-react/icons/send'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { mayBecome, mayBeSentFor } from '../rules.ts'
import type { Agreement, Installment } from '../schema.ts'
import { focusFieldNamed, isAgreementField, labelOfField } from './agreement-fields.ts'
import { mayDelete, mayRegister, mayWithdraw } from './dialog-values.ts'

/** Gets the focus if a change has removed the button that opened a dialog. */
export const agreementHeading = 'agreement-heading'

/** Gets focus if a saved draft cannot be sent yet. */
export const obstaclesHeading = 'agreement-obstacles'

/** The facts of a request that decide about its agreements. */
export type AgreementRequest = Pick<Consultation, 'id' | 'status' | 'service' | 'userId' | 'assignedToId'>

/** A task that only asks before it acts. */
export type Question =
  | { kind: 'withdraw' | 'delete'; agreement: Agreement }
  | { kind: 'unpay'; agreement: Agreement; installment: Installment }

export type AgreementTask =
  | { kind: 'draft' }
  | { kind: 'send' | 'record' | 'end' | 'nafith'; agreement: Agreement }
  | { kind: 'pay'; agreement: Agreement; installment: Installment }
  | Question

/** The buttons that the state of an agreement permits. */
export const AgreementActions = ({
  agreement,
  request,
  onTask,
}: {
  agreement: Agreement
  request: AgreementRequest
  onTask: (task: AgreementTask) => void
}) => {
  const { t } = useTranslation()
  const button = (
    kind: 'withdraw' | 'record' | 'nafith' | 'end' | 'delete',
    { variant = 'outline', disabled = false }: { variant?: 'outline' | 'quiet'; disabled?: boolean } = {},
  ) => (
    <Button variant={variant} size="table" disabled={disabled} onClick={() => onTask({ kind, agreement })}>
      {t(`agreements.${kind}`)}
    </Button>
  )
  return (
    <>
      {mayBecome(agreement, 'sent') && (
        <Button
          size="table"
          icon={<Icon icon={Send} size="small" flips />}
          disabled={!canBeSent(agreement, request)}
          onClick={() => onTask({ kind: 'send', agreement })}
        >
          {t('agreements.send')}
        </Button>
      )}
      {mayBecome(agreement, 'in_force') && button('record', { disabled: !canBeRecorded(agreement, request) })}
      {(mayRegister(agreement) || agreement.state === 'in_force') && button('nafith')}
      {mayWithdraw(agreement) && button('withdraw')}
      {mayBecome(agreement, 'ended') && button('end')}
      {mayDelete(agreement) && button('delete', { variant: 'quiet' })}
    </>
  )
}

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

type Obstacle = { text: TextKey; link?: { text: TextKey; to: string } }

/** The reasons outside the agreement for which a draft cannot be sent yet, with the places where they end. */
const obstaclesOf = (agreement: Agreement, request: AgreementRequest): Obstacle[] => [
  ...(request.userId === null ? [{ text: 'agreements.obstacle.guest' as const }] : []),
  ...obstaclesOfTerms(agreement, request),
  ...(request.userId !== null && !agreement.maySend
    ? [{ text: 'agreements.obstacle.notLawyer' as const }]
    : []),
]

/** The obstacles that also prevent an agreement on paper or with Nafith. */
const obstaclesOfTerms = (agreement: Agreement, request: AgreementRequest): Obstacle[] => {
  const page = href('/dashboard/consultations/:id', { id: request.id })
  const person =
    request.userId === null
      ? href('/dashboard/consultations/guests/:id', { id: request.id })
      : href('/dashboard/consultations/people/:id', { id: request.userId })
  const places = {
    conflict_open: `${page}#request-check`,
    identity_open: person,
    diligence_open: person,
    licence_open: href('/dashboard/team'),
  }
  const found: Obstacle[] = agreement.obstacles.map((obstacle) => ({
    text: `agreements.obstacle.${obstacle}`,
    link: { text: `agreements.obstacle.${obstacle}.link`, to: places[obstacle] },
  }))
  if (!mayBeSentFor(request.status, agreement.kind))
    found.unshift({
      text: 'agreements.obstacle.notApproved',
      link: { text: 'agreements.obstacle.notApproved.link', to: `${page}#request-answer` },
    })
  return found
}

/** Whether the server would accept the sending. */
export const canBeSent = (agreement: Agreement, request: AgreementRequest): boolean =>
  obstaclesOf(agreement, request).length === 0 && agreement.gaps.length === 0

/** Whether the server would accept the record of a draft on paper, for which the end of the offer does not count. */
const canBeRecorded = (agreement: Agreement, request: AgreementRequest): boolean =>
  agreement.state !== 'draft' ||
  (obstaclesOfTerms(agreement, request).length === 0 &&
    agreement.gaps.every(({ field }) => field === 'validUntil'))

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
