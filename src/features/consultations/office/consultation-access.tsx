import type { ReactNode } from 'react'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import type { Consultation, ConsultationWithHistory } from '../schema.ts'

/** Shows who may read a consultation, with a button for users who may change that. */
export const ConsultationAccess = ({
  consultation,
  details,
  more,
  onChange,
}: {
  consultation: Consultation
  /** Loaded after the row of the list. */
  details: ConsultationWithHistory | undefined
  /** Content of other features about who retains it. */
  more?: ReactNode
  onChange: () => void
}) => {
  const { t } = useTranslation()
  return (
    <>
      <div className="consultation-access">
        <h3 className="record-heading">{t('readers.heading')}</h3>
        <p>
          <AccessSentence consultation={consultation} readers={details?.readers} />
        </p>
        {details?.mayRestrict && (
          <Button variant="outline" size="table" onClick={onChange}>
            {t('readers.change')}
          </Button>
        )}
      </div>
      {more}
    </>
  )
}

const AccessSentence = ({
  consultation: { isRestricted, assignedToId, assignedToName },
  readers,
}: {
  consultation: Consultation
  readers: ConsultationWithHistory['readers'] | undefined
}) => {
  const { t, language } = useTranslation()
  if (!isRestricted && assignedToId === null) return t('readers.office')
  if (!isRestricted) return t('readers.handler', { name: assignedToName ?? t('dash.deletedUser') })
  if (!readers) return t('readers.badge')
  if (readers.length === 0) return t('readers.managers')
  const names = readers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return t('readers.named', { names: formatList(names, language) })
}
