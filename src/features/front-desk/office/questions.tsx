import { formatPhone } from '#i18n/phone-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import '#ui/button.css'
import { nameOf } from './use-request-form.ts'
import type { Caller } from './use-taken-caller.ts'

/** A similar request, until the input or the person is another. */
export const SimilarQuestion = ({ to, onOpen }: { to: number | undefined; onOpen: (id: number) => void }) => {
  const { t } = useTranslation()
  if (to === undefined) return null
  const reference = `#${to}`
  return (
    <p className="desk-note">
      {t('desk.similar', { reference })}{' '}
      <button type="button" className="text-link link-button" onClick={() => onOpen(to)}>
        {t('desk.similar.open', { reference })}
      </button>
    </p>
  )
}

/**
 * The account is somebody else's by name, number and address. The button of the dialog saves without the account,
 * so that a repeated Enter confirms nothing; an answered question offers that instead.
 */
export const PersonQuestion = ({
  account,
  isAnswered,
  isBusy,
  onConfirm,
  onWithout,
  onBack,
}: {
  account: Caller
  isAnswered: boolean
  isBusy: boolean
  onConfirm: () => void
  onWithout: () => void
  onBack: () => void
}) => {
  const { t } = useTranslation()
  const name = nameOf(account)
  return (
    <div className="desk-note">
      <p>
        {account.phone === ''
          ? t('desk.person', { name })
          : t('desk.person.phone', { name, phone: formatPhone(account.phone) })}
      </p>
      <p className="cluster">
        <button
          type="button"
          className="text-link link-button"
          disabled={isBusy}
          onClick={isAnswered ? onWithout : onConfirm}
        >
          {t(isAnswered ? 'desk.person.without' : 'desk.person.save')}
        </button>
        <button type="button" className="text-link link-button" disabled={isBusy} onClick={onBack}>
          {t('desk.person.back')}
        </button>
      </p>
    </div>
  )
}
