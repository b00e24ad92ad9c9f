import Plus from 'lucide-react/icons/plus'
import type { Slot } from '#features/appointments/office/agenda.tsx'
import type { Caller } from '#features/front-desk/office/use-taken-caller.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

export const NewRequestButton = (request: NewRequest) => {
  const { t } = useTranslation()
  return (
    <Button
      icon={<Icon icon={Plus} size="medium" />}
      aria-haspopup="dialog"
      aria-keyshortcuts="N"
      onClick={() => openNewRequest(request)}
    >
      {t('dash.newRequest')}
    </Button>
  )
}

export type NewRequest = {
  /** The caller, if a screen has them open. */
  caller?: Caller | undefined
  /** The free hour of the agenda that was clicked; the appointment follows after saving. */
  slot?: Slot | undefined
}

const eventName = 'mizan:new-request'

/** Opens the dialog of a new request over the current screen. */
export const openNewRequest = (request: NewRequest = {}): void => {
  window.dispatchEvent(new CustomEvent(eventName, { detail: request }))
}

/** Calls `open` for each `openNewRequest`; returns the function that ends this. */
export const onNewRequest = (open: (request: NewRequest) => void): (() => void) => {
  const listen = (event: Event) => open((event as CustomEvent<NewRequest>).detail)
  window.addEventListener(eventName, listen)
  return () => window.removeEventListener(eventName, listen)
}
