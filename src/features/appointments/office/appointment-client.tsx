import { useTranslation } from '#i18n/translate.tsx'

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
