import type { Activity } from '#features/audit/schema.ts'
import { consultationStatuses } from '#features/consultations/values.ts'
import { legalPageSlugs } from '#features/legal-pages/values.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { type TextKey, type Translation, useTranslation } from '#i18n/translate.tsx'

/** A line of activity as a sentence in the page's language. */
export const ActivitySentence = ({ entry }: { entry: Activity }) => {
  const { t, dictionaries } = useTranslation()
  const { details, entity, entityId } = entry
  const page = legalPageSlugs.find((known) => known === details.page)
  const who = <b>{entry.userName ? <bdi>{entry.userName}</bdi> : t('activity.nobody')}</b>
  const status = consultationStatuses.find((known) => known === details.status)
  return (
    <Sentence
      of={sentenceOf(entry, dictionaries)}
      values={{
        name: page ? t(`pages.name.${page}`) : (details.name ?? ''),
        reference: entityId === null ? '' : `#${entityId}`,
        record: t(`activity.record.${entity}`, { reference: entityId === null ? '' : `#${entityId}` }),
        consultation: details.consultation ?? '',
        status: status ? t(`status.${status}`) : '',
      }}
      elements={{
        who: details.token ? (
          <Sentence of="activity.byToken" values={{ token: details.token }} elements={{ who }} />
        ) : (
          who
        ),
      }}
    />
  )
}

/** Texts of the action and entity together take precedence over texts of the action only. */
const sentenceOf = (
  { entity, action, userName, details }: Activity,
  dictionaries: Translation['dictionaries'],
): TextKey => {
  if (entity === 'user' && details.field === 'password') return 'activity.user.password'
  if (entity === 'user' && action === 'update' && details.field === 'email') return 'activity.user.email'
  if (entity === 'service' && action === 'delete')
    return details.name ? 'activity.service.delete' : 'activity.service.deleteUnnamed'
  if (entity === 'consultation' && action === 'create' && !userName)
    return 'activity.consultation.createGuest'
  if (entity === 'consultation' && action === 'create' && details.origin)
    return 'activity.consultation.record'
  if (entity === 'consultation' && action === 'update' && details.status)
    return 'activity.consultation.updateStatus'
  if (entity === 'documentRequest' && action === 'create' && details.questions)
    return 'activity.documentRequest.answers'
  if (entity === 'twoFactor' && action === 'delete' && details.name) return 'activity.twoFactor.reset'
  // Older entries do not contain the request.
  if (entity === 'appointment' && !details.consultation) return `activity.${action}`
  const ownKey = `activity.${entity}.${action}`
  const isText = (key: string): key is TextKey => dictionaries.some((texts) => key in texts)
  return isText(ownKey) ? ownKey : `activity.${action}`
}
