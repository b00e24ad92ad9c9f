import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Consultation } from '#features/consultations/schema.ts'
import { isOverdue } from '#features/papers/values.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay } from '#i18n/calendar-format.ts'
import { formatAppointment, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Icon } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { useNow } from '#ui/use-now.ts'
import { FactLine, FactRow } from './fact-row.tsx'
import type { OpenFact } from './facts.ts'
import type { Opening } from './request-facts.tsx'
import type { RequestDetails } from './use-request-details.ts'

/** The next date and the appointment of a request, where they exist. */
export const MeetingFacts = ({
  request,
  opened,
  opening,
  onOpen,
}: {
  request: Consultation
  opened: OpenFact | undefined
  opening: Opening
  onOpen: (fact: OpenFact) => void
}) => {
  const { t, language } = useTranslation()
  const { nextDate, hasPastDate, appointment, spokeAt } = request
  const hasAppointment = appointment !== null || spokeAt !== null
  return (
    <>
      {(nextDate || hasPastDate) && (
        <FactLine
          label={t('request.nextDate')}
          action={
            <button
              type="button"
              className="text-link link-button fact-action"
              onClick={() => onOpen({ id: 'path' })}
            >
              {t('request.dates')}
            </button>
          }
        >
          {nextDate && (
            <>
              <b>{fullDay(nextDate.day, language)}</b>
              <span className="fact-second">
                {[t(`matter.kind.${nextDate.kind}`), nextDate.time].filter(Boolean).join(' · ')}
              </span>
            </>
          )}
          {hasPastDate && <Warning>{t('consult.pastDate')}</Warning>}
        </FactLine>
      )}
      {(hasAppointment || opened?.id === 'appointment') && (
        <FactRow
          {...opening('appointment')}
          label={t('appointments.heading')}
          value={
            appointment ? (
              <>
                {appointment.startsAt && <b>{formatAppointment(appointment.startsAt, language)}</b>}
                <span className="fact-second">{t(`appointments.state.${appointment.state}`)}</span>
              </>
            ) : (
              spokeAt && t('due.spoke', { date: formatLongDate(spokeAt, language) })
            )
          }
        />
      )}
    </>
  )
}

/** The parties, questions, papers, agreement and path of a request; questions, agreement and path where they exist. */
export const MatterFacts = ({
  request,
  details: { parties, agreements, matter, questions, papers },
  opened,
  opening,
}: {
  request: Consultation
  details: RequestDetails
  opened: OpenFact | undefined
  opening: Opening
}) => {
  const { t } = useTranslation()
  const [latest] = agreements?.engagements ?? []
  const hasPath = request.stage !== null || hasMatter(matter)
  return (
    <>
      {request.isOpen && (
        <FactRow {...opening('parties')} label={t('parties.heading')} value={<Parties {...{ parties }} />} />
      )}
      <QuestionsFact questions={questions} opened={opened} opening={opening} />
      {request.isOpen && (latest || opened?.id === 'agreement') && (
        <FactRow
          {...opening('agreement')}
          label={t('agreements.title')}
          value={latest ? <Agreement agreement={latest} /> : undefined}
        />
      )}
      {request.isOpen && (
        <FactRow {...opening('papers')} label={t('papers.heading')} value={<Papers papers={papers} />} />
      )}
      {(hasPath || opened?.id === 'path') && (
        <FactRow {...opening('path')} label={t('request.path')} value={<Path {...{ request, matter }} />} />
      )}
    </>
  )
}

/** The questions that were sent or answered. A user who may only list the request sees that it is answered. */
const QuestionsFact = ({
  questions,
  opened,
  opening,
}: Pick<RequestDetails, 'questions'> & { opened: OpenFact | undefined; opening: Opening }) => {
  const { t, language } = useTranslation()
  if (!questions) return null
  const label = t('request.questions')
  if (!questions.opened)
    return questions.isAnswered && <FactLine label={label}>{t('request.questions.answered')}</FactLine>
  const { entries, requestedAt } = questions.opened
  const [newest] = entries
  if (!newest && !requestedAt && opened?.id !== 'questions') return null
  return (
    <FactRow
      {...opening('questions')}
      label={label}
      value={
        newest ? (
          <>
            {t('request.questions.answeredOn', { date: formatLongDate(newest.createdAt, language) })}
            {newest.cautions.length > 0 && (
              <Warning>{t('request.questions.cautions', { n: newest.cautions.length })}</Warning>
            )}
            {newest.readAt === null && <span className="subtle">{t('request.questions.unread')}</span>}
          </>
        ) : (
          requestedAt && t('request.questions.requestedOn', { date: formatLongDate(requestedAt, language) })
        )
      }
    />
  )
}

/** Whether a request has a path, a date or a power of attorney. */
export const hasMatter = (matter: RequestDetails['matter']): boolean =>
  matter !== undefined && (matter.path !== null || matter.dates.length > 0 || matter.powers.length > 0)

const Warning = ({ children }: { children: string }) => (
  <span className="fact-warning">
    <Icon icon={TriangleAlert} size="small" />
    {children}
  </span>
)

const Parties = ({ parties }: Pick<RequestDetails, 'parties'>) => {
  const { t } = useTranslation()
  if (!parties) return t('state.loading')
  const open = parties.hits.filter(({ isKnown }) => !isKnown).length
  return (
    <>
      {t('request.parties', { n: parties.parties.length })}
      {open > 0 && <Warning>{t('request.hits', { n: open })}</Warning>}
      {open === 0 && parties.parties.length > 0 && (
        <span className="subtle">{t('request.hits', { n: 0 })}</span>
      )}
    </>
  )
}

/** The papers that are here, of all that were requested. */
const Papers = ({ papers }: Pick<RequestDetails, 'papers'>) => {
  const { t } = useTranslation()
  const today = todayInRiyadh(useNow())
  if (!papers) return t('state.loading')
  const requests = papers.rows.flatMap(({ request }) => request ?? [])
  const n = requests.filter(({ state }) => state === 'received').length
  const overdue = requests.filter((request) => isOverdue(request, today)).length
  if (requests.length === 0) return <span className="subtle">{t('papers.line.none')}</span>
  return (
    <>
      {t('papers.line', { n, all: requests.length })}
      {overdue > 0 && <Warning>{t('papers.overdue', { n: overdue })}</Warning>}
    </>
  )
}

const Agreement = ({
  agreement: { state, instalments: installments },
}: {
  agreement: NonNullable<RequestDetails['agreements']>['engagements'][number]
}) => {
  const { t } = useTranslation()
  const paid = installments.filter(({ paidOn }) => paidOn !== null).length
  return (
    <>
      {t(`agreement.state.${state}`)}
      {installments.length > 0 && (
        <span className="subtle">{t('request.paid', { paid, all: installments.length })}</span>
      )}
    </>
  )
}

const Path = ({ request: { stage }, matter }: { request: Consultation } & Pick<RequestDetails, 'matter'>) => {
  const { t, language } = useTranslation()
  const progress = matter?.path
  return (
    <>
      {progress && t('request.stageOf', { at: progress.stage + 1, all: progress.stages.length })}
      {stage && (
        <span>
          <InItsLanguage {...localized(stage, 'name', language)} />
        </span>
      )}
    </>
  )
}
