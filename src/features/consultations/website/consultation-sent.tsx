import { href } from '#access/href.ts'
import type { Role } from '#access/roles.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { FormSent } from '#ui/form-sent.tsx'
import { useMounted } from '#ui/use-mounted.ts'

/** The server renders this for guests; who is logged in shows once the page has hydrated. */
export const ConsultationSent = ({ role }: { role: Role | undefined }) => {
  const { t } = useTranslation()
  const isMounted = useMounted()
  return (
    <FormSent title={t('consultation.sent')}>
      <p>{t('consultation.sent.text')}</p>
      {isMounted && role === 'client' && (
        <p>
          <a className="text-link" href={href('/client/consultations')}>
            {t('consultation.sent.follow')}
          </a>
        </p>
      )}
    </FormSent>
  )
}
