import Download from 'lucide-react/icons/download'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Fact } from '#ui/fact.tsx'
import { Icon } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { PartyName, Representative } from '../browser/party-name.tsx'
import type { OwnAgreement } from '../schema.ts'
import { BothCalendars } from './agreement-values.tsx'
import { acceptanceRecordPath, agreementFilePath } from './api.ts'

/** The other facts, and the files with the page that verifies them. */
export const AgreementFacts = ({ agreement }: { agreement: OwnAgreement }) => {
  const { t, language } = useTranslation()
  const { id, consultationId, kind, payerName, representative, capacity, how } = agreement
  const { expectedFrom, expectedTo, agreedOn, nafithNumber, hasRecord } = agreement
  const lawyer = localized(agreement, 'lawyerName', language)
  return (
    <section className="panel panel-body agreement-facts" aria-labelledby="agreement-facts">
      <h2 id="agreement-facts">{t('ownAgreement.facts')}</h2>
      <dl className="details">
        {(expectedFrom !== null || expectedTo !== null) && (
          <Fact label={t('ownAgreement.period')}>
            <span>
              <Period from={expectedFrom} to={expectedTo} />
            </span>
          </Fact>
        )}
        {lawyer.text !== '' && (
          <Fact label={t('agreement.lawyer')}>
            <InItsLanguage {...lawyer} />
          </Fact>
        )}
        <Fact label={t('agreement.kind')}>{t(`agreement.kind.${kind}`)}</Fact>
        {(representative !== '' || capacity !== '') && (
          <Fact label={t('ownAgreement.representative')}>
            <Representative representative={representative} capacity={capacity} />
          </Fact>
        )}
        {payerName !== '' && (
          <Fact label={t('agreement.payer')}>
            <PartyName>{payerName}</PartyName>
          </Fact>
        )}
        {agreedOn !== null && (
          <Fact label={t('ownAgreement.agreedOn')}>
            <BothCalendars day={agreedOn} />
          </Fact>
        )}
        {nafithNumber !== '' && (
          <Fact label={t('ownAgreement.nafithNumber')}>
            <bdi dir="ltr">{nafithNumber}</bdi>
          </Fact>
        )}
        <Fact label={t('ownAgreement.about')}>
          <Link href={href('/client/consultations/:id', { id: consultationId })} className="text-link">
            {t('ownAgreement.request', { id: String(consultationId) })}
          </Link>
        </Fact>
      </dl>
      <div className="cluster">
        <FileLink href={agreementFilePath(id)}>{t('ownAgreement.pdf')}</FileLink>
        {hasRecord && <FileLink href={acceptanceRecordPath(id)}>{t('ownAgreement.record')}</FileLink>}
      </div>
      {(how === null || how === 'here') && <VerifyHint />}
    </section>
  )
}

/** The page verifies only files that were sent or accepted here. */
const VerifyHint = () => {
  const { t } = useTranslation()
  return (
    <p className="caption">
      <Sentence
        of="ownAgreement.verify"
        elements={{
          link: (
            <Link href={href('/verify')} className="text-link">
              {t('ownAgreement.verify.link')}
            </Link>
          ),
        }}
      />
    </p>
  )
}

const FileLink = ({ href: path, children }: { href: string; children: string }) => (
  <ButtonLink
    href={path}
    download
    variant="outline"
    size="small"
    icon={<Icon icon={Download} size="medium" />}
  >
    {children}
  </ButtonLink>
)

const Period = ({ from, to }: { from: string | null; to: string | null }) => {
  const elements = {
    from: from && <BothCalendars day={from} />,
    to: to && <BothCalendars day={to} />,
  }
  return (
    <Sentence of={`ownAgreement.period.${from && to ? 'both' : from ? 'from' : 'to'}`} elements={elements} />
  )
}
