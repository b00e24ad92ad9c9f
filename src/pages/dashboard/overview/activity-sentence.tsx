import type { Activity } from '#features/audit/schema.ts'
import { consultationStatuses } from '#features/consultations/schema.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'

/** What happened, in a sentence of the page's language. */
export const ActivitySentence = ({ entry }: { entry: Activity }) => {
  const { t } = useTranslation()
  const { details, entityId } = entry
  const status = consultationStatuses.find((known) => known === details.status)
  return (
    <Sentence
      of={sentenceOf(entry)}
      values={{
        name: details.name ?? '',
        reference: entityId === null ? '' : `#${entityId}`,
        status: status ? t(`status.${status}`) : '',
      }}
      elements={{ who: <b>{entry.userName ? <bdi>{entry.userName}</bdi> : t('dash.formerUser')}</b> }}
    />
  )
}

const sentenceOf = ({ entity, action, userName, details }: Activity): TextKey => {
  if (entity === 'service') {
    if (action === 'delete')
      return details.name ? 'activity.service.delete' : 'activity.service.deleteUnnamed'
    if (action === 'create' || action === 'update') return `activity.service.${action}`
  }
  if (entity === 'consultation') {
    if (action === 'create')
      return userName ? 'activity.consultation.create' : 'activity.consultation.createGuest'
    if (action === 'update')
      return details.status ? 'activity.consultation.updateStatus' : 'activity.consultation.update'
    if (action === 'withdraw') return 'activity.consultation.withdraw'
  }
  if (entity === 'session' && (action === 'login' || action === 'logout' || action === 'loginFailed'))
    return `activity.session.${action}`
  if (
    entity === 'user' &&
    (action === 'register' || action === 'create' || action === 'update' || action === 'delete')
  )
    return `activity.user.${action}`
  return 'activity.other'
}
