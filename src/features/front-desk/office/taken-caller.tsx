import { formatPhone } from '#i18n/phone-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import '#ui/button.css'
import { nameOf } from './use-request-form.ts'
import type { useTakenCaller } from './use-taken-caller.ts'

/** The account to which the request will belong, or that was let go, by its own name and number. */
export const TakenCaller = ({
  caller: { taken, released, release, takeBack },
  onChosen,
}: {
  caller: ReturnType<typeof useTakenCaller>
  /** The button that was clicked is gone. */
  onChosen: () => void
}) => {
  const { t } = useTranslation()
  const previous = released?.taken.caller
  return (
    <>
      {taken && taken.caller.userId !== '' && (
        <p className="desk-note">
          {taken.caller.phone === ''
            ? t('desk.taken', { name: nameOf(taken.caller) })
            : t('desk.taken.phone', {
                name: nameOf(taken.caller),
                phone: formatPhone(taken.caller.phone),
              })}{' '}
          <button
            type="button"
            className="text-link link-button"
            onClick={() => {
              release('click')
              onChosen()
            }}
          >
            {t('desk.taken.undo')}
          </button>
        </p>
      )}
      <p role="status" className={previous && 'desk-note'}>
        {previous && (
          <>
            {t(previous.userId === '' ? 'desk.released.guest' : 'desk.released', { name: nameOf(previous) })}{' '}
            <button
              type="button"
              className="text-link link-button"
              onClick={() => {
                takeBack(released)
                onChosen()
              }}
            >
              {t('desk.released.undo', { name: nameOf(previous) })}
            </button>
          </>
        )}
      </p>
    </>
  )
}
