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

/** The account is somebody else's by name, number and address. The button that saves confirms it. */
export const PersonQuestion = ({
  account,
  isBusy,
  onWithout,
  onBack,
}: {
  account: Caller
  isBusy: boolean
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
        <button type="button" className="text-link link-button" disabled={isBusy} onClick={onWithout}>
          {t('desk.person.without')}
        </button>
        <button type="button" className="text-link link-button" disabled={isBusy} onClick={onBack}>
          {t('desk.person.back')}
        </button>
      </p>
    </div>
  )
}
