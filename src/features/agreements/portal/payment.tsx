import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Fact } from '#ui/fact.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { UserText } from '#ui/user-text.tsx'
import { moneyIn } from '../browser/fee-text.ts'
import { isOwed } from '../rules.ts'
import type { OwnAgreement } from '../schema.ts'

/** Where to pay, once the agreement binds, and what is unpaid after its end. */
export const Payment = ({ agreement }: { agreement: OwnAgreement }) => {
  const { t } = useTranslation()
  const { payment, number, state, instalments: installments } = agreement
  if (!isOwed(agreement)) return null
  const unpaid = installments.reduce((sum, { amount, paidOn }) => sum + (paidOn === null ? amount : 0), 0)
  return (
    <section className="panel panel-body agreement-payment" aria-labelledby="agreement-payment">
      <h2 id="agreement-payment">{t('ownAgreement.pay')}</h2>
      {state === 'ended' && (
        <p className="strong">{t('ownAgreement.pay.ended', { amount: moneyIn(t, unpaid) })}</p>
      )}
      {payment ? (
        <>
          {state !== 'ended' && <p>{t(requestOf(agreement), { number })}</p>}
          <Account {...payment} />
          <p className="caption">{t('ownAgreement.pay.change')}</p>
        </>
      ) : (
        <p>{t('ownAgreement.pay.none')}</p>
      )}
    </section>
  )
}

/** Without installments the whole total is due, and by the hour nothing before the firm asks for it. */
const requestOf = ({ instalments: installments, total }: OwnAgreement) => {
  if (installments.length > 0) return 'ownAgreement.pay.text'
  return total === null ? 'ownAgreement.pay.hourly' : 'ownAgreement.pay.whole'
}

const Account = ({ bankName, iban, formerIban }: NonNullable<OwnAgreement['payment']>) => {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy({ title: t('ownAgreement.pay.copyFailed'), description: iban })
  return (
    <dl className="details">
      {bankName !== '' && (
        <Fact label={t('ownAgreement.pay.bank')}>
          <UserText>{bankName}</UserText>
        </Fact>
      )}
      <Fact label={t('ownAgreement.pay.iban')}>
        <Iban>{iban}</Iban>
        <Button
          variant="outline"
          size="table"
          icon={<Icon icon={isCopied ? Check : Copy} size="medium" />}
          onClick={() => copy(iban)}
        >
          {t(isCopied ? 'ownAgreement.pay.copied' : 'ownAgreement.pay.copy')}
        </Button>
        <span role="status" className="visually-hidden">
          {isCopied && t('ownAgreement.pay.copied')}
        </span>
      </Fact>
      {formerIban !== null && (
        <Fact label={t('ownAgreement.pay.previous')}>
          <del>
            <Iban>{formerIban}</Iban>
          </del>
        </Fact>
      )}
    </dl>
  )
}

/** In groups of four, which break over lines only between groups. */
const Iban = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="number agreement-iban">
    {children.replace(/(.{4})(?=.)/g, '$1 ')}
  </bdi>
)
