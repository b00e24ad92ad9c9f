import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { BreakableAddress } from '#ui/user-text.tsx'
import { askForAddress, giveUpAddressChange, ownAddressQuery } from '../browser/link-api.ts'
import { VerifyNote } from '../browser/verify-note.tsx'
import { addressChange, type OwnAddress } from '../schema.ts'
import './address-panel.css'

/** Shows the account's address, whether it is confirmed, and a new address that is not confirmed yet. */
const AddressPanel = ({ username }: { username: string }) => {
  const { t } = useTranslation()
  const { data: own, isError, isFetching, refetch } = useQuery(ownAddressQuery())
  if (isError && !own)
    return <ErrorState title={t('address.loadFailed')} isRetrying={isFetching} onRetry={() => refetch()} />
  if (!own)
    return (
      <div className="stack" role="status" aria-busy="true" aria-label={t('address.loading')}>
        <Skeleton shape="60" />
        <Skeleton shape="80" />
      </div>
    )
  return (
    <div className="stack">
      <p className="cluster address-own">
        <Address>{own.email}</Address>
        <Badge tone={own.isVerified ? 'green' : 'yellow'} icon={own.isVerified ? Check : Clock}>
          {t(own.isVerified ? 'address.verified' : 'address.unverified')}
        </Badge>
      </p>
      {own.pendingEmail === null ? <VerifyNote user={own} /> : <Pending email={own.pendingEmail} />}
      <ChangeForm username={username} />
    </div>
  )
}

const Address = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="strong">
    <BreakableAddress>{children}</BreakableAddress>
  </bdi>
)

const Pending = ({ email }: { email: string }) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: giveUpAddressChange,
    onSuccess: () => showToast({ title: t('address.canceled'), description: t('address.canceled.text') }),
    onError: (error) =>
      showToast({
        title: t('address.cancelFailed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
    // Also after a failure: a link that was used or has expired is no longer pending.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownAddressQuery().queryKey }),
  })
  return (
    <div className="address-pending" role="status">
      <div>
        <p>
          <Sentence of="address.pending" elements={{ email: <Address>{email}</Address> }} />
        </p>
        <p className="muted">{mailText('address.pending.text')}</p>
      </div>
      <Button
        variant="outline"
        size="small"
        isPending={isPending}
        pendingLabel={t('form.submitting')}
        onClick={() => mutate()}
      >
        {t('address.cancel')}
      </Button>
    </div>
  )
}

/** Field labels, in the order of the page. */
const labels = { email: 'address.new', currentPassword: 'account.password.current' } as const

const empty = { email: '', currentPassword: '' }

/** Requires the password: an open session must not be enough to take over an account. */
const ChangeForm = ({ username }: { username: string }) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const queryClient = useQueryClient()
  const { field, submit, isPending, summary } = useFormFrame({
    schema: addressChange,
    labels,
    defaultValues: empty,
    send: askForAddress,
    onSent: (own: OwnAddress, { reset }) => {
      reset(empty)
      queryClient.setQueryData(ownAddressQuery().queryKey, own)
      showToast({
        title: t('address.requested'),
        description: mailText('address.requested.text', { email: own.pendingEmail ?? '' }),
      })
    },
    failed: t('address.failed'),
    headingLevel: 'h3',
    summaryClassName: 'form-full',
  })
  return (
    <form method="post" className="form-grid" noValidate onSubmit={submit} aria-label={t('address.change')}>
      {summary}
      {/* Lets password managers find the account of this password. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField {...field('email')} type="email" autoComplete="off" />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" />
      <div className="form-full form-actions">
        <Button type="submit" variant="outline" isPending={isPending} pendingLabel={t('form.submitting')}>
          {t('address.change')}
        </Button>
      </div>
    </form>
  )
}

export default AddressPanel
