import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { saveFile } from '#browser/download.ts'
import { OwnConsents } from '#features/consents/account/own-consents.tsx'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { formatFileSize, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { UserParagraph } from '#ui/user-text.tsx'
import type { OwnErasure as Request } from '../schema.ts'
import { downloadOwnData, ownErasureQuery, withdrawErasure } from './api.ts'
import '#ui/form-field.css'
import './own-privacy.css'

/** Milliseconds after which the page shows that the export takes a while. */
const slowAfterMilliseconds = 4000
/** Bytes between two announcements, so that screen readers are not flooded. */
const announcedEveryBytes = 1_000_000

const DataExport = () => {
  const { t, language } = useTranslation()
  const [announced, setAnnounced] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      downloadOwnData((bytes) =>
        setAnnounced((before) => (bytes - before >= announcedEveryBytes ? bytes : before)),
      ),
    onMutate: () => setAnnounced(0),
    onSuccess: (file) => {
      saveFile(file)
      showToast({ title: t('account.export.done'), description: t('account.export.done.text') })
    },
    onError: (failure) =>
      showToast({
        title: t('account.export.failed'),
        description: failureMessage(failure, t),
        variant: 'destructive',
      }),
  })
  const isSlow = useSlow(isPending)
  return (
    <div className="own-export">
      <Button
        variant="outline"
        icon={<Icon icon={Download} size="medium" />}
        isPending={isPending}
        pendingLabel={t('account.export.pending')}
        onClick={() => mutate()}
      >
        {t('account.export.button')}
      </Button>
      <p role="status" className="caption">
        {isPending && isSlow && `${t('account.export.slow')} `}
        {isPending &&
          announced > 0 &&
          t('account.export.received', { size: formatFileSize(announced, language) })}
      </p>
      <div role="alert">
        {error && (
          <p className="field-error">
            {t('account.export.failed')}: {explainFailure(error, t).message}
          </p>
        )}
      </div>
    </div>
  )
}

const useSlow = (isPending: boolean): boolean => {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isPending) return
    const timer = setTimeout(() => setSlow(true), slowAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [isPending])
  return isSlow
}

const ErasureDialog = lazy(() => import('./erasure-dialog.tsx'))

/** Shows the latest erasure request with its deadline, or a button to create one. */
const OwnErasure = () => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const id = useId()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(ownErasureQuery())
  const [dialog, setDialog] = useState<'ask' | 'withdraw'>()
  const close = () => setDialog(undefined)
  /** The button that opened the dialog no longer exists, so the status takes the focus. */
  const refresh = async (title: string, description: string) => {
    await queryClient.invalidateQueries({ queryKey: ownErasureQuery().queryKey })
    setTimeout(close)
    showToast({ title, description })
  }
  if (error)
    return (
      <ErrorState title={t('account.erasure.loadFailed')} isRetrying={isFetching} onRetry={() => refetch()}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  if (!data) return <Loading label="account.erasure.loading" shapes={['60']} />
  const { latest } = data
  const isOpen = latest?.state === 'open'
  return (
    <>
      <div id={id} tabIndex={-1}>
        {latest && <Standing request={latest} />}
      </div>
      <Button variant="outline" onClick={() => setDialog(isOpen ? 'withdraw' : 'ask')}>
        {t(isOpen ? 'account.erasure.withdraw' : 'account.erasure.ask')}
      </Button>
      {dialog === 'ask' && (
        <Suspense>
          <ErasureDialog
            fallbackId={id}
            onRequested={() => refresh(t('account.erasure.sent'), mailText('account.erasure.sent.text'))}
            onClose={close}
          />
        </Suspense>
      )}
      {dialog === 'withdraw' && (
        <ActionDialog
          title={t('account.erasure.withdraw.title')}
          variant="primary"
          confirmLabel={t('account.erasure.withdraw')}
          act={withdrawErasure}
          onDone={() => refresh(t('account.erasure.withdrawn'), t('account.erasure.withdrawn.text'))}
          failed={t('account.erasure.withdraw.failed')}
          fallbackId={id}
          onClose={close}
        >
          {t('account.erasure.withdraw.text')}
        </ActionDialog>
      )}
    </>
  )
}

const Standing = ({
  request: { state, createdAt, dueAt, daysLeft, decidedAt, reason },
}: {
  request: Request
}) => {
  const { t, language } = useTranslation()
  const date = (instant: string) => formatLongDate(instant, language)
  if (state === 'open')
    return (
      <>
        <p className="own-erasure-state strong">
          <Badge tone={daysLeft < 0 ? 'red' : 'yellow'} icon={Clock}>
            {t('account.erasure.state.open')}
          </Badge>
          {daysLeft < 0
            ? t('account.erasure.overdue', { n: -daysLeft })
            : t('account.erasure.daysLeft', { n: daysLeft })}
        </p>
        <p className="caption">
          {t('account.erasure.openSince', { date: date(createdAt), due: date(dueAt) })}
        </p>
      </>
    )
  if (state === 'refused' && decidedAt)
    return (
      <>
        <p>{t('account.erasure.refusedOn', { date: date(decidedAt) })}</p>
        <UserParagraph>{reason ?? ''}</UserParagraph>
      </>
    )
  return state === 'withdrawn' && decidedAt ? (
    <p className="muted">{t('account.erasure.withdrawnOn', { date: date(decidedAt) })}</p>
  ) : null
}

/** The privacy options of a user: get a copy of the data, review consents, request erasure. */
const OwnPrivacy = () => {
  const { t } = useTranslation()
  return (
    <div className="own-privacy">
      <Part title={t('account.export')} text={t('account.export.text')}>
        <DataExport />
      </Part>
      <Part title={t('account.consents')}>
        <OwnConsents />
      </Part>
      <Part title={t('account.erasure')} text={t('account.erasure.text')}>
        <OwnErasure />
      </Part>
    </div>
  )
}

const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className="own-privacy-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text && <p className="muted">{text}</p>}
      {children}
    </section>
  )
}

export default OwnPrivacy
