import { type ComponentProps, useState } from 'react'
import { hasCode } from '#browser/call-api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { type Obstacle, obstacles } from '../values.ts'
import './dialog-parts.css'

/** Whose appointment it is: the number of a request in the title does not show that it is the wrong one. */
export const AppointmentClient = ({ name, lawyer = null }: { name: string; lawyer?: string | null }) => {
  const { t } = useTranslation()
  const values = { name: `\u2068${name}\u2069`, lawyer: `\u2068${lawyer}\u2069` }
  return (
    <p className="strong">
      {t(lawyer === null ? 'appointments.ofClient' : 'appointments.ofClientAndLawyer', values)}
    </p>
  )
}

/** How the client is notified of a change. */
export const MailHint = () => <p className="muted">{useMailText()('appointments.mailHint')}</p>

/** Selects a lawyer. Not rendered while the list loads, because the select would show the first lawyer. */
export const LawyerField = ({
  except,
  ...props
}: Omit<ComponentProps<typeof SelectField>, 'options'> & { except?: number | null }) => {
  const { data: me } = useCurrentUser()
  const colleagues = useColleagues(me?.id)
  if (!colleagues) return null
  return (
    <SelectField
      {...props}
      options={colleagues
        .filter(({ id }) => id !== except)
        .map((person) => ({ value: String(person.id), label: fullNameOf(person) }))}
    />
  )
}

/** Asks whether to save in spite of an absence, a holiday or closed hours; the button of the dialog confirms it. */
export const ObstacleQuestion = ({ obstacle }: { obstacle: Obstacle | undefined }) => {
  const { t } = useTranslation()
  if (!obstacle) return null
  return (
    <p
      key={obstacle}
      role="alert"
      className="obstacle-question"
      ref={(question) => question?.scrollIntoView({ block: 'nearest' })}
    >
      {t(`error.${obstacle}`)}
    </p>
  )
}

const none: readonly Obstacle[] = []

/**
 * The obstacles that the server has reported for the chosen times. The next click overrides them, unless the
 * user has chosen other times.
 */
export const useObstacles = (chosen: () => string) => {
  const [reported, setReported] = useState({ of: '', obstacles: none })
  const seen = () => (reported.of === chosen() ? reported.obstacles : none)
  const report = (error: unknown) => {
    const obstacle = obstacles.find((each) => hasCode(error, each))
    setReported({ of: chosen(), obstacles: obstacle ? [...seen(), obstacle] : none })
  }
  /** The dialog shows an obstacle as a question, not as a failure. */
  const isObstacle = (error: unknown) => obstacles.some((each) => hasCode(error, each))
  return { seen, report, isObstacle }
}
