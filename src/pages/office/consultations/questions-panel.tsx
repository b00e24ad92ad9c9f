import { useMutation, useQuery } from '@tanstack/react-query'
import PhoneCall from 'lucide-react/icons/phone-call'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import { lazy, useEffect, useEffectEvent, useState } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { AnswerList } from '#features/questions/office/answer-list.tsx'
import { AnswersPaper } from '#features/questions/office/answers-paper.tsx'
import { recordReading, requestAnswers, requestAnswersQuery } from '#features/questions/office/api.ts'
import { EarlierAnswers } from '#features/questions/office/earlier-answers.tsx'
import type { RequestAnswers } from '#features/questions/schema.ts'
import { formatDateTime, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { WithOfficeTexts } from '../../with-office-texts.tsx'
import { WithTexts } from '../../with-texts.tsx'

const CallerDialog = lazy(() => import('#features/questions/office/caller-dialog.tsx'))

type Opened = NonNullable<RequestAnswers['opened']>
type Refresh = (andThen: () => void) => Promise<void>

/** The questions of a request: the newest answers, the earlier ones, and what the office can do. */
export const QuestionsPanel = (props: { request: Consultation; refresh: Refresh }) => (
  <WithOfficeTexts area="officeQuestions">
    <LoadedQuestions {...props} />
  </WithOfficeTexts>
)

const LoadedQuestions = ({ request, refresh }: { request: Consultation; refresh: Refresh }) => {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(requestAnswersQuery(request.id))
  if (error && !data)
    return (
      <ErrorState title={t('officeQuestions.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="60" />
  return data.opened && <OpenedQuestions request={request} opened={data.opened} refresh={refresh} />
}

const OpenedQuestions = ({
  request,
  opened,
  refresh,
}: {
  request: Consultation
  opened: Opened
  refresh: Refresh
}) => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const { version, entries, requestedAt, isClosed } = opened
  const [newest, ...earlier] = entries
  const [isAnswering, setAnswering] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  useFirstReading(request.id, newest !== undefined && newest.readAt === null, refresh)
  const requesting = useMutation({
    mutationFn: () => requestAnswers(request.id),
    onSuccess: () => refresh(() => showToast({ title: t('officeQuestions.requested') })),
    onError: (failure) => showFailure(t('officeQuestions.requestFailed'), failure, t),
  })
  if (!version) return <p className="muted">{t('officeQuestions.unpublished')}</p>
  const mayAnswer = !isClosed
  return (
    <div className="answers">
      {newest ? (
        <>
          <EntryLine entry={newest} />
          <AnswerList content={version.content} entry={newest} />
          <EarlierAnswers content={version.content} newest={newest} earlier={earlier} />
        </>
      ) : (
        <Waiting opened={opened} />
      )}
      <div className="cluster">
        {mayAnswer && !newest && requestedAt === null && (
          <Button
            size="table"
            icon={<Icon icon={Send} size="medium" />}
            isPending={requesting.isPending}
            onClick={() => requesting.mutate()}
          >
            {t('officeQuestions.request')}
          </Button>
        )}
        {mayAnswer && (
          <Button
            variant="outline"
            size="table"
            icon={<Icon icon={PhoneCall} size="medium" />}
            onClick={() => setAnswering(true)}
          >
            {t('officeQuestions.answer')}
          </Button>
        )}
        {newest && (
          <Button
            variant="outline"
            size="table"
            icon={<Icon icon={Printer} size="medium" />}
            onClick={() => setPrinting(true)}
          >
            {t('officeQuestions.print')}
          </Button>
        )}
      </div>
      {isAnswering && me && (
        <DialogSuspense>
          <WithTexts area="ownQuestions">
            <CallerDialog
              request={request}
              userId={me.id}
              version={version}
              questions={{ draft: opened.draft, sentAt: null }}
              onSent={() =>
                refresh(() => {
                  setAnswering(false)
                  showToast({ title: t('officeQuestions.sent') })
                })
              }
              onStale={() => refresh(() => setAnswering(false))}
              onClose={() => {
                setAnswering(false)
                void refresh(() => undefined)
              }}
            />
          </WithTexts>
        </DialogSuspense>
      )}
      {isPrinting && newest && (
        <AnswersPaper
          request={request}
          content={version.content}
          entry={newest}
          onPrinted={() => setPrinting(false)}
        />
      )}
    </div>
  )
}

/** The answers were sent by the person, or recorded by an employee, and read first by somebody. */
const EntryLine = ({ entry }: { entry: Opened['entries'][number] }) => {
  const { t, language } = useTranslation()
  const { createdAt, version, isByOffice, recordedBy, readAt, readBy } = entry
  return (
    <p className="answers-line">
      <b>{t('officeQuestions.entry', { date: formatLongDate(createdAt, language), version })}</b>{' '}
      {isByOffice && (
        <span className="subtle">
          {t('officeQuestions.recordedBy', { name: recordedBy ?? t('dash.deletedUser') })}
        </span>
      )}{' '}
      {readAt && (
        <span className="subtle">
          {t('officeQuestions.readBy', {
            name: readBy ?? t('dash.deletedUser'),
            date: formatDateTime(readAt, language),
          })}
        </span>
      )}
    </p>
  )
}

const Waiting = ({ opened: { requestedAt, requestedBy, hasUnsent, isClosed } }: { opened: Opened }) => {
  const { t, language } = useTranslation()
  return (
    <p className="muted">
      {requestedAt
        ? t('officeQuestions.requestedBy', {
            name: requestedBy ?? t('dash.deletedUser'),
            date: formatLongDate(requestedAt, language),
          })
        : t(isClosed ? 'officeQuestions.closed' : 'officeQuestions.notRequested')}{' '}
      {hasUnsent && t('officeQuestions.begun')}
    </p>
  )
}

/** Records the first reading once. A failure is not shown: the next opening records it. */
const useFirstReading = (id: number, isUnread: boolean, refresh: Refresh) => {
  const record = useEffectEvent(() =>
    recordReading(id).then(
      () => refresh(() => undefined),
      () => undefined,
    ),
  )
  useEffect(() => {
    if (isUnread) void record()
  }, [isUnread])
}
