import { useMutation, useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Hits } from '#features/conflicts/office/hits.tsx'
import { mailDeliveryQuery } from '#features/outbox/office/api.ts'
import { settingsQuery } from '#features/settings/browser/api.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { whatsAppAddress } from '#fields/whatsapp.ts'
import { loadOfficeTexts } from '#i18n/load-office-texts.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { createTranslate } from '#i18n/translator.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { useCopy } from '#ui/use-copy.ts'
import { mailLink } from '../browser/api.ts'
import type { SavedRequest } from '../schema.ts'

/** The result of the conflict check, and the ways to give the caller the private link. */
export const RecordedRequest = ({
  recorded: { consultation, hits, link },
  accountName,
}: {
  recorded: SavedRequest
  accountName: string | undefined
}) => {
  const { t } = useTranslation()
  return (
    <div className="stack">
      <p>{t(consultation.firstAnswerAt === null ? 'desk.recorded.text' : 'desk.recorded.spoken')}</p>
      <section className="desk-hits" aria-label={t('conflict.heading')}>
        <h3 className="record-heading">{t('conflict.heading')}</h3>
        <p className={hits && hits.length > 0 ? 'strong' : 'muted'}>
          {hits === null
            ? t('desk.hits.failed')
            : hits.length === 0
              ? t('desk.hits.none')
              : t('desk.hits', { n: hits.length })}
        </p>
        {hits && <Hits hits={hits} />}
      </section>
      {link ? (
        <CallerLink consultation={consultation} link={link} />
      ) : (
        <p>{accountName ? t('desk.link.accountOf', { name: accountName }) : t('desk.link.account')}</p>
      )}
    </div>
  )
}

const CallerLink = ({
  consultation: { id, email, phone, language },
  link: { url, qrCode },
}: {
  consultation: SavedRequest['consultation']
  link: NonNullable<SavedRequest['link']>
}) => {
  const { t } = useTranslation()
  const { data: delivery } = useQuery(mailDeliveryQuery())
  const message = useMessage({ id, link: url, language })
  const { isCopied, copy } = useCopy({
    title: t('desk.link.copyFailed'),
    description: url,
  })
  const sending = useMutation({
    mutationFn: () => mailLink(id),
    onSuccess: () => showToast({ title: t('desk.link.mailed', { email }) }),
    onError: (error) => showFailure(t('desk.link.mailFailed'), error, t),
  })
  return (
    <section className="desk-link" aria-label={t('desk.link')}>
      <div>
        <h3 className="record-heading">{t('desk.link')}</h3>
        <p className="muted">{t('desk.link.text')}</p>
        <div className="cluster">
          {email !== '' && delivery?.isDelivered && (
            <Button
              variant="outline"
              icon={<Icon icon={sending.isSuccess ? Check : Mail} size="medium" />}
              isPending={sending.isPending}
              disabled={sending.isSuccess}
              onClick={() => sending.mutate()}
            >
              {t('desk.link.mail')}
            </Button>
          )}
          {phone !== '' && message && (
            <ButtonLink
              variant="outline"
              icon={<Icon icon={MessageCircle} size="medium" />}
              href={whatsAppAddress(phone, message)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('desk.link.whatsapp')}
            </ButtonLink>
          )}
          <Button
            variant="outline"
            icon={<Icon icon={isCopied ? Check : Copy} size="medium" />}
            onClick={() => copy(url)}
          >
            {t(isCopied ? 'desk.link.copied' : 'desk.link.copy')}
          </Button>
        </div>
      </div>
      <img src={qrCode} width={160} height={160} alt={t('desk.link.qr')} />
    </section>
  )
}

/** The prepared words in the caller's language. */
const useMessage = ({
  id,
  link,
  language,
}: {
  id: number
  link: string
  language: SavedRequest['consultation']['language']
}): string | undefined => {
  const { data: rows } = useQuery(settingsQuery())
  const { data: texts } = useQuery({
    queryKey: ['texts', language, 'officeFrontDeskMessage'],
    queryFn: () => loadOfficeTexts(language, 'officeFrontDeskMessage'),
  })
  if (!rows || !texts) return undefined
  const firm = settingIn(settingsOf(rows), 'site_title', language)
  return createTranslate(language, [texts])('desk.whatsapp.text', { firm, id: String(id), link })
}
