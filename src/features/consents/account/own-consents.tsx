import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { href } from '#access/href.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { formatLanguageName, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Loading } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { importedText } from '../imported-text.ts'
import type { ConsentAnswer, OwnConsent } from '../schema.ts'
import { changeConsent, ownConsentsQuery } from './api.ts'
import './own-consents.css'

/** Lists each purpose with the user's decision, its time, and the language and version of the text. */
export const OwnConsents = () => {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const { data: consents, error, isFetching, refetch } = useQuery(ownConsentsQuery())
  const change = useChange(() => list.current?.focus())
  if (error)
    return (
      <ErrorState title={t('account.consents.loadFailed')} isRetrying={isFetching} onRetry={() => refetch()}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  if (!consents) return <Loading label="account.consents.loading" shapes={['60']} />
  return (
    <ul ref={list} tabIndex={-1} aria-label={t('account.consents')}>
      {consents.map((consent) => (
        <ConsentRow
          key={consent.purpose}
          consent={consent}
          isChanging={change.isPending && change.variables.purpose === consent.purpose}
          onChange={() => change.mutate(consent)}
        />
      ))}
    </ul>
  )
}

const ConsentRow = ({
  consent: { purpose, page, isGiven, textVersion, language: givenIn, changedAt, isChangeable },
  isChanging,
  onChange,
}: {
  consent: OwnConsent
  isChanging: boolean
  onChange: () => void
}) => {
  const { t, language } = useTranslation()
  const name = t(`account.consent.${purpose}`)
  return (
    <li className="own-consent">
      <div className="own-consent-words">
        <p className="strong">
          {name}
          <Standing isGiven={isGiven} isDecided={changedAt !== null} />
        </p>
        {changedAt && givenIn && (
          <p className="caption">
            {t('account.consent.when', {
              date: formatLongDate(changedAt, language),
              language: formatLanguageName(givenIn, language),
            })}
            {' · '}
            {textVersion === importedText ? (
              t('account.consent.imported')
            ) : (
              <a className="text-link" href={href(`/${page}`)} target="_blank" rel="noopener">
                {t('account.consent.version', { version: textVersion ?? '' })}
                <span className="visually-hidden"> ({t('form.opensNew')})</span>
              </a>
            )}
          </p>
        )}
        {!isChangeable && isGiven && <p className="caption">{t('account.consent.tied')}</p>}
      </div>
      {isChangeable && (
        <Button
          variant="outline"
          size="table"
          isPending={isChanging}
          aria-label={t(isGiven ? 'account.consent.withdrawNamed' : 'account.consent.giveNamed', {
            purpose: name,
          })}
          onClick={onChange}
        >
          {t(isGiven ? 'account.consent.withdraw' : 'account.consent.give')}
        </Button>
      )}
    </li>
  )
}

const Standing = ({ isGiven, isDecided }: { isGiven: boolean; isDecided: boolean }) => {
  const { t } = useTranslation()
  if (isGiven)
    return (
      <Badge tone="green" icon={Check}>
        {t('account.consent.given')}
      </Badge>
    )
  return (
    <Badge tone="grey" icon={isDecided ? X : Minus}>
      {t(isDecided ? 'account.consent.withdrawn' : 'account.consent.never')}
    </Badge>
  )
}

const useChange = (focusList: () => void) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ purpose, isGiven }: OwnConsent) => changeConsent(purpose, !isGiven),
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries({ queryKey: ownConsentsQuery().queryKey })
      setTimeout(() => {
        if (document.activeElement === document.body) focusList()
      })
      showToast({
        title: t('account.consent.saved'),
        description: answer.isWaiting ? mailText('account.consent.saved.waiting') : t(outcomeOf(answer)),
      })
    },
    onError: (error) =>
      showToast({
        title: t('account.consent.failed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
}

const outcomeOf = ({ isGiven }: ConsentAnswer) =>
  isGiven ? 'account.consent.saved.given' : 'account.consent.saved.withdrawn'
