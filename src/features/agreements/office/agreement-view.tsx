import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Fact } from '#ui/fact.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import { AgreementLines } from '../browser/agreement-lines.tsx'
import type { Agreement, SentVersion } from '../schema.ts'
import type { AgreementTask } from './agreement-actions.tsx'
import { AgreementFacts } from './agreement-facts.tsx'
import { CopyButton } from './copy-button.tsx'
import { InstallmentList } from './installment-list.tsx'
import './editor.css'
import './agreement.css'

/** An agreement that can no longer be changed. */
export const AgreementView = ({
  agreement,
  onTask,
}: {
  agreement: Agreement
  onTask: (task: AgreementTask) => void
}) => {
  const { t } = useTranslation()
  const { textAr, textEn } = agreement
  return (
    <>
      <section className="panel" aria-labelledby="agreement-facts">
        <header className="panel-head">
          <h2 id="agreement-facts">{t('agreements.facts')}</h2>
        </header>
        <div className="panel-body">
          <AgreementFacts agreement={agreement} hasWords />
          <InstallmentList agreement={agreement} onTask={onTask} />
        </div>
      </section>
      <section className="panel" aria-labelledby="agreement-text">
        <header className="panel-head">
          <h2 id="agreement-text">{t('agreements.text')}</h2>
        </header>
        <div className="panel-body">
          <div className="office-agreement-texts" dir="rtl">
            <div className="office-agreement-text" lang="ar" dir="rtl">
              <AgreementLines language="ar" text={textAr} />
            </div>
            {textEn && (
              <div className="office-agreement-text" lang="en" dir="ltr">
                <AgreementLines language="en" text={textEn} />
              </div>
            )}
          </div>
        </div>
      </section>
    </>
  )
}

/** The sent versions with the client's answers, the evidence of an acceptance and the digests. */
export const VersionHistory = ({ versions }: { versions: readonly SentVersion[] }) => {
  const { t } = useTranslation()
  return (
    <section className="panel" aria-labelledby="agreement-history">
      <header className="panel-head">
        <h2 id="agreement-history">{t('agreements.history')}</h2>
      </header>
      <div className="panel-body">
        {versions.length === 0 ? (
          <p className="muted">{t('agreements.history.none')}</p>
        ) : (
          <ol className="agreement-versions">
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
      <h3 className="record-heading">{t('agreements.history.version', { version: version.version })}</h3>
      <dl className="details office-agreement-facts">
        <Fact label={t('agreements.sentAt')}>{formatDateTime(sentAt, language)}</Fact>
        <Fact label={t('agreements.openedAt')}>
          {openedAt ? formatDateTime(openedAt, language) : t('agreements.notOpened')}
        </Fact>
        <Fact label={t('agreements.history.decision')}>
          {decision && decidedAt
            ? t(`agreements.history.${decision}`, { time: formatDateTime(decidedAt, language) })
            : t('agreements.history.waiting')}
        </Fact>
        {wish && (
          <Fact label={t(decision === 'declined' ? 'agreements.declineReason' : 'agreements.wish')}>
            <UserParagraph className="user-lines">{wish}</UserParagraph>
          </Fact>
        )}
        <Evidence version={version} />
        <Digest name={t('agreements.history.sha256')} digest={sha256} />
        <Digest name={t('agreements.history.textDigest')} digest={textDigest} />
      </dl>
    </>
  )
}

const Evidence = ({ version }: { version: SentVersion }) => {
  const { t } = useTranslation()
  const { isSigned, acceptedName, acceptedEmail, acceptedFrom, acceptedWith } = version
  if (isSigned === null) return null
  const facts = [
    { label: t('agreements.history.name'), value: acceptedName },
    { label: t('agreements.history.email'), value: acceptedEmail },
    { label: t('agreements.history.from'), value: acceptedFrom },
    { label: t('agreements.history.with'), value: acceptedWith },
  ]
  return (
    <>
      <Fact label={t('agreements.history.evidence')}>
        <Badge tone={isSigned ? 'green' : 'red'} icon={isSigned ? ShieldCheck : ShieldAlert}>
          {t(isSigned ? 'agreements.history.signed' : 'agreements.history.unsigned')}
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
    <code dir="ltr" className="agreement-digest">
      {digest}
    </code>
    <CopyButton text={digest} name={name} />
  </Fact>
)
