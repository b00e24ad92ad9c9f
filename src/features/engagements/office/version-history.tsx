import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Fact } from '#ui/fact.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import type { SentVersion } from '../schema.ts'
import { CopyButton } from './copy-button.tsx'
import './agreement.css'
import './editor.css'

/** The sent versions with the client's answers, the evidence of an acceptance and the digests. */
export const VersionHistory = ({ versions }: { versions: readonly SentVersion[] }) => {
  const { t } = useTranslation()
  return (
    <section className="panel" aria-labelledby="agreement-history">
      <header className="panel-head">
        <h2 id="agreement-history">{t('engagements.history')}</h2>
      </header>
      <div className="panel-body">
        {versions.length === 0 ? (
          <p className="muted">{t('engagements.history.none')}</p>
        ) : (
          <ol className="engagement-versions">
            {versions.map((version) => (
              <li key={version.version}>
                <Version version={version} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

const Version = ({ version }: { version: SentVersion }) => {
  const { t, language } = useTranslation()
  const { sentAt, openedAt, decision, decidedAt, wish, sha256, textDigest } = version
  return (
    <>
      <h3 className="record-heading">{t('engagements.history.version', { version: version.version })}</h3>
      <dl className="details engagement-facts">
        <Fact label={t('engagements.sentAt')}>{formatDateTime(sentAt, language)}</Fact>
        <Fact label={t('engagements.openedAt')}>
          {openedAt ? formatDateTime(openedAt, language) : t('engagements.notOpened')}
        </Fact>
        <Fact label={t('engagements.history.decision')}>
          {decision && decidedAt
            ? t(`engagements.history.${decision}`, { time: formatDateTime(decidedAt, language) })
            : t('engagements.history.waiting')}
        </Fact>
        {wish && (
          <Fact label={t(decision === 'declined' ? 'engagements.declineReason' : 'engagements.wish')}>
            <UserParagraph className="user-lines">{wish}</UserParagraph>
          </Fact>
        )}
        <Evidence version={version} />
        <Digest name={t('engagements.history.sha256')} digest={sha256} />
        <Digest name={t('engagements.history.textDigest')} digest={textDigest} />
      </dl>
    </>
  )
}

const Evidence = ({ version }: { version: SentVersion }) => {
  const { t } = useTranslation()
  const { isSigned, acceptedName, acceptedEmail, acceptedFrom, acceptedWith } = version
  if (isSigned === null) return null
  const facts = [
    { label: t('engagements.history.name'), value: acceptedName },
    { label: t('engagements.history.email'), value: acceptedEmail },
    { label: t('engagements.history.from'), value: acceptedFrom },
    { label: t('engagements.history.with'), value: acceptedWith },
  ]
  return (
    <>
      <Fact label={t('engagements.history.evidence')}>
        <Badge tone={isSigned ? 'green' : 'red'} icon={isSigned ? ShieldCheck : ShieldAlert}>
          {t(isSigned ? 'engagements.history.signed' : 'engagements.history.unsigned')}
        </Badge>
      </Fact>
      {facts.map(
        ({ label, value }) =>
          value && (
            <Fact key={label} label={label}>
              <bdi>{value}</bdi>
            </Fact>
          ),
      )}
    </>
  )
}

const Digest = ({ name, digest }: { name: string; digest: string }) => (
  <Fact label={name}>
    <code dir="ltr" className="engagement-digest">
      {digest}
    </code>
    <CopyButton text={digest} name={name} />
  </Fact>
)
