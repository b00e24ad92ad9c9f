import Info from 'lucide-react/icons/info'
import { type ToggleEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { placeUnder, usePlacedUnder } from '#ui/place-under.ts'

const cardId = 'sample-firm-card'

/** The browser opens the card of the chip, also without scripts. */
export default function SampleCard() {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const chip = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  usePlacedUnder(chip, card, isOpen, 'end')
  const onToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open')
    if (newState === 'open') placeUnder(chip.current, card.current, 'end')
  }
  return (
    <>
      <button ref={chip} type="button" className="sample-chip" popoverTarget={cardId}>
        <Icon icon={Info} size="medium" />
        <span>{t('dash.sample.title')}</span>
      </button>
      <div ref={card} id={cardId} className="sample-card" popover="auto" onToggle={onToggle}>
        <p>{t('dash.sample.body')}</p>
        {user && may(user.role, 'settings.manage') && (
          <Link
            href={href('/dashboard/settings')}
            className="text-link"
            onClick={() => card.current?.hidePopover()}
          >
            {t('dash.sample.remove')}
          </Link>
        )}
      </div>
    </>
  )
}
