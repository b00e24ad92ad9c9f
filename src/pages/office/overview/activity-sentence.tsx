import type { Activity, AuditAction, AuditEntity } from '#features/audit/schema.ts'
import { consultationStatuses } from '#features/consultations/schema.ts'
import { legalPageSlugs } from '#features/legal-pages/schema.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'

/** What happened, in a sentence of the page's language. */
export const ActivitySentence = ({ entry }: { entry: Activity }) => {
  const { t } = useTranslation()
  const { details, entity, entityId } = entry
  const page = legalPageSlugs.find((known) => known === details.page)
  const status = consultationStatuses.find((known) => known === details.status)
  return (
    <Sentence
      of={sentenceOf(entry)}
      values={{
        name: page ? t(`pages.name.${page}`) : (details.name ?? ''),
        reference: entityId === null ? '' : `#${entityId}`,
        record: t(`activity.record.${entity}`, { reference: entityId === null ? '' : `#${entityId}` }),
        consultation: details.consultation ?? '',
        status: status ? t(`status.${status}`) : '',
      }}
      elements={{ who: <b>{entry.userName ? <bdi>{entry.userName}</bdi> : t('activity.nobody')}</b> }}
    />
  )
}

/** Where a sentence of its own says more than the deed and the record. */
const sentences = [
  'service.create',
  'service.update',
  'teamMember.create',
  'teamMember.update',
  'teamMember.delete',
  'client.create',
  'client.update',
  'client.delete',
  'publication.create',
  'publication.update',
  'publication.delete',
  'publication.restore',
  'consultation.create',
  'consultation.update',
  'consultation.withdraw',
  'session.login',
  'session.logout',
  'session.loginFailed',
  'session.delete',
  'user.register',
  'user.create',
  'user.update',
  'user.delete',
  'message.create',
  'message.look',
  'setting.update',
  'image.create',
  'documentRequest.create',
  'contactMessage.create',
  'contactMessage.update',
  'contactMessage.convert',
  'legalPage.update',
  'legalPage.restore',
  'newsletterSubscriber.subscribe',
  'newsletterSubscriber.unsubscribe',
  'newsletterSubscriber.export',
  'twoFactor.create',
  'twoFactor.update',
  'twoFactor.delete',
  'auditLog.export',
  'auditLog.accept',
] as const satisfies readonly `${AuditEntity}.${AuditAction}`[]

const sentenceOf = ({ entity, action, userName, details }: Activity): TextKey => {
  if (entity === 'user' && details.field === 'password') return 'activity.user.password'
  if (entity === 'user' && action === 'update' && details.field === 'email') return 'activity.user.email'
  if (entity === 'service' && action === 'delete')
    return details.name ? 'activity.service.delete' : 'activity.service.deleteUnnamed'
  if (entity === 'consultation' && action === 'create' && !userName)
    return 'activity.consultation.createGuest'
  if (entity === 'consultation' && action === 'update' && details.status)
    return 'activity.consultation.updateStatus'
  if (entity === 'twoFactor' && action === 'delete' && details.name) return 'activity.twoFactor.reset'
  const own = sentences.find((each) => each === `${entity}.${action}`)
  return own ? `activity.${own}` : `activity.${action}`
}
