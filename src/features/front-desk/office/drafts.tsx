import { useTranslation } from '#i18n/translate.tsx'
import type { Draft, useRequestDrafts } from './use-request-drafts.ts'
import { nameOf } from './use-request-form.ts'

type Props = { drafts: ReturnType<typeof useRequestDrafts> }

/** Earlier drafts, each with a button that continues it. They stay until they are answered. */
export const Drafts = ({ drafts: { offers, resume, discard } }: Props) => {
  const { t } = useTranslation()
  if (offers.length === 0) return null
  return (
    <ul className="desk-note desk-drafts" aria-label={t('desk.drafts')}>
      {offers.map((offer) => {
        const name = titleOf(offer)
        return (
          <li key={offer.key}>
            <button type="button" className="text-link link-button" onClick={() => resume(offer)}>
              {t('desk.draft.continue', { name })}
            </button>
            <button
              type="button"
              className="text-link link-button"
              aria-label={t('desk.draft.discard.of', { name })}
              onClick={() => discard(offer)}
            >
              {t('desk.draft.discard')}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

export const ContinuedDraft = ({ drafts: { isContinued, clear } }: Props) => {
  const { t } = useTranslation()
  if (!isContinued) return null
  return (
    <p className="caption">
      {t('desk.draft')}{' '}
      <button type="button" className="text-link link-button" onClick={clear}>
        {t('desk.draft.clear')}
      </button>
    </p>
  )
}

const maxTitle = 40

/** The name, or the first input that identifies the draft. */
const titleOf = ({ texts: { firstName = '', lastName = '', ...texts } }: Draft): string => {
  const { phone, email, message, otherSide } = texts
  const known = [nameOf({ firstName, lastName }), phone, email, message, otherSide, ...Object.values(texts)]
  const title = known.find((text) => text?.trim())?.trim() ?? ''
  return title.length > maxTitle ? `${title.slice(0, maxTitle)}…` : title
}
