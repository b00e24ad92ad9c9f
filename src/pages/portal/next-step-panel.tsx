import Phone from 'lucide-react/icons/phone'
import Plus from 'lucide-react/icons/plus'
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { formatAmount } from '#features/agreements/amounts.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { MatterDate } from '#features/consultations/browser/matter-date.tsx'
import { isOutcome } from '#features/consultations/next-step.ts'
import type { OwnConsultation } from '#features/consultations/schema.ts'
import { requestedTitle } from '#features/documents/browser/document-format.ts'
import {
  type ClientUploadOwner,
  isUploadingFor,
  subscribeToQueues,
} from '#features/documents/browser/upload-queue.ts'
import type { DocumentRequest } from '#features/documents/schema.ts'
import { acceptedFiles } from '#features/documents/values.ts'
import { useWeekText } from '#features/office-hours/browser/use-week-text.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { formatDeadline } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { PromiseOpenings } from '#ui/promise-openings.tsx'
import { useLazy } from '#ui/use-lazy.ts'
import { useSettings } from '../page-head.tsx'
import { preserveFocusIn } from '../use-refresh.ts'
import { asksForDocument, dueDay, isAboutAgreement, type PanelStep } from './panel-step.ts'
import './next-step-panel.css'

/** Id of its sentence, which gets focus when its button is gone. */
const nextStepId = 'next-step'

/** The only dark panel of a page: the next step in a sentence, with at most one primary button. */
export const NextStepPanel = ({
  step,
  about,
  date,
  isNarrow = false,
  children,
}: {
  step: PanelStep
  /** The consultation it is about, unless the page itself shows it. */
  about?: ReactNode
  /** The next date of a running matter. */
  date?: OwnConsultation['nextDate'] | undefined
  /** Set next to another panel, where only one cluster of openings fits. */
  isNarrow?: boolean
  children?: ReactNode
}) => {
  const { t } = useTranslation()
  const id = useId()
  const { sentence, body } = useWordsOf(step)
  return (
    <section className={classNames('next-step night', isNarrow && 'next-step-narrow')} aria-labelledby={id}>
      <Openings isSingle={isNarrow} />
      <p className="next-step-kind" id={id}>
        {t(isOutcome(step) ? 'portal.next.outcome' : 'portal.next.title')}
      </p>
      <h2 id={nextStepId} tabIndex={-1}>
        {sentence}
      </h2>
      {about && (
        <p className="next-step-body">
          {t('portal.next.for')} {about}
        </p>
      )}
      <p className="next-step-body">{body}</p>
      {date && step.kind === 'underway' && (
        <p className="next-step-body">
          {t('progress.nextDate')}: <MatterDate date={date} />
        </p>
      )}
      {step.kind === 'replyDue' && (
        <p className="next-step-promise">
          <PromiseOpenings hoursLeft={step.hoursLeft + 1} />
          {t('portal.hoursLeft', { n: step.hoursLeft })}
        </p>
      )}
      {children && <div className="next-step-actions">{children}</div>}
    </section>
  )
}

const useWordsOf = (step: PanelStep): { sentence: string; body: ReactNode } => {
  const { t, language } = useTranslation()
  const weekText = useWeekText()
  const { data: user } = useCurrentUser()
  const mailText = useMailText()
  if (step.kind === 'firstRequest' && user?.isVerified === false)
    return { sentence: t('portal.next.unconfirmed'), body: t('portal.empty.unconfirmed') }
  if (step.kind === 'firstRequest')
    return { sentence: t('portal.next.firstRequest'), body: weekText('portal.next.newRequest.body') }
  if (asksForDocument(step)) {
    const values = { title: requestedTitle(step, language), by: dueDay(step.dueDate, language) }
    return {
      sentence: t(`portal.next.${step.kind}`, values),
      body: t(`portal.next.${step.kind}.body`, values),
    }
  }
  if (isAboutAgreement(step)) {
    const values = { by: dueDay(step.day, language), amount: formatAmount(step.amount) }
    return { sentence: t(`portal.next.${step.kind}`, values), body: t(`portal.next.${step.kind}.body`) }
  }
  if (step.kind === 'underway') {
    const duty = localized(step.stage, 'whatYouDo', language)
    if (duty.text !== '')
      return {
        sentence: t('portal.next.underway.duty'),
        body: <InItsLanguage {...duty} />,
      }
  }
  const by = 'by' in step ? formatDeadline(step.by, language) : ''
  if (step.kind === 'appointmentConfirmed')
    return {
      sentence: t('portal.next.appointmentConfirmed', { by }),
      body: mailText('portal.next.appointmentConfirmed.body'),
    }
  return { sentence: t(`portal.next.${step.kind}`, { by }), body: t(`portal.next.${step.kind}.body`, { by }) }
}

export const NewConsultationLink = ({ variant }: { variant: 'noor' | 'primary' | 'outline' }) => {
  const { t } = useTranslation()
  return (
    <Link
      href={href('/client/consultations/new')}
      className={buttonClass({ variant, size: variant === 'outline' ? 'table' : 'regular' })}
    >
      <Icon icon={Plus} size="medium" />
      {t('portal.newRequest')}
    </Link>
  )
}

export const CallOfficeLink = () => {
  const { t } = useTranslation()
  const { contact_phone: phone } = useSettings()
  if (!phone) return null
  return (
    <a href={`tel:${phone}`} className={buttonClass({ variant: 'noor' })}>
      <Icon icon={Phone} size="medium" />
      {t('portal.callOffice')}
    </a>
  )
}

export const OpenConsultationLink = ({ id, variant }: { id: number; variant: 'noor' | 'night' }) => {
  const { t } = useTranslation()
  return (
    <Link href={href('/client/consultations/:id', { id })} className={buttonClass({ variant })}>
      {t('portal.openRequest')}
    </Link>
  )
}

export const OpenAgreementLink = ({ step }: { step: PanelStep }) => {
  const { t } = useTranslation()
  if (!isAboutAgreement(step)) return null
  return (
    <Link
      href={href('/client/engagements/:id', { id: step.agreementId })}
      className={buttonClass({ variant: 'noor' })}
    >
      {t(step.kind === 'proposal' ? 'portal.next.proposal.open' : 'portal.next.installment.open')}
    </Link>
  )
}

/** Three clusters of 1 over 2 over 3, brighter towards the inline end. */
const clusters = [
  { x: 46, y: 54, light: 0.2 },
  { x: 122, y: 30, light: 0.38 },
  { x: 198, y: 54, light: 0.8 },
]
const openings = clusters.flatMap(({ x, y, light }) =>
  [0, 1, 2].flatMap((line) =>
    Array.from({ length: line + 1 }, (_, column) => ({
      path: `M${x + (column - line / 2) * 21} ${y + line * 20}l8 15h-16z`,
      light: light * (1 - line * 0.18),
    })),
  ),
)

const Openings = ({ isSingle }: { isSingle: boolean }) => (
  <svg
    className="next-step-openings icon-flip"
    viewBox={isSingle ? '161 50 74 62' : '78 0 172 150'}
    aria-hidden="true"
    focusable="false"
  >
    {openings.map(({ path, light }) => (
      <path key={path} d={path} fill="var(--noor)" fillOpacity={light} />
    ))}
  </svg>
)

const loadUpload = () => import('./requested-upload.tsx')
const prepareUpload = () => void loadUpload().catch(() => undefined)

/**
 * The primary button for a requested document: choosing a file sends it immediately. The code that sends is fetched
 * while the person chooses.
 */
export const UploadButton = ({ requested }: { requested: DocumentRequest }) => {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const { Part: RequestedUpload, isFetching, fetchPart } = useLazy(loadUpload)
  const owner = ownerOf(requested)
  const isSending = useSyncExternalStore(
    subscribeToQueues,
    () => isUploadingFor(owner),
    () => false,
  )
  return (
    <>
      <Button
        variant="noor"
        icon={<Icon icon={Upload} size="medium" />}
        isPending={isFetching || isSending}
        pendingLabel={t('form.submitting')}
        onPointerEnter={prepareUpload}
        onFocus={prepareUpload}
        onClick={() => chooser.current?.click()}
      >
        {t('portal.requested.button')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedFiles}
        onChange={({ target }) => {
          setChosen(target.files?.[0])
          target.value = ''
          void fetchPart()
        }}
      />
      {/* The next step has changed, and the button is gone. */}
      {RequestedUpload && chosen && (
        <RequestedUpload file={chosen} owner={owner} onSent={() => preserveFocusIn(nextStepId)} />
      )}
    </>
  )
}

const ownerOf = ({ id, consultationId }: DocumentRequest): ClientUploadOwner => ({
  documentRequestId: id,
  ...(consultationId !== null && { consultationId }),
})
