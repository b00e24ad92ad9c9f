import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { feeIn } from '../browser/fee-text.ts'
import { Representative } from '../browser/party-name.tsx'
import type { OwnAgreement } from '../schema.ts'

/** The version that the client accepts, its fee, and who represents the client. */
export const AcceptText = ({ agreement }: { agreement: OwnAgreement }) => {
  const { t } = useTranslation()
  const { number, version, representative, capacity } = agreement
  return (
    <>
      <p>{t('ownAgreement.accept.text', { number, version: String(version), fee: feeIn(t, agreement) })}</p>
      {(representative !== '' || capacity !== '') && (
        <p>
          <Sentence
            of="ownAgreement.accept.signer"
            elements={{ signer: <Representative representative={representative} capacity={capacity} /> }}
          />
        </p>
      )}
    </>
  )
}
