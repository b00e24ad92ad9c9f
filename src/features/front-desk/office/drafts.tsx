import { type Translation, useTranslation } from '#i18n/translate.tsx'
import { beginningOf } from '#languages/beginning-of.ts'
import '#ui/button.css'
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
        const name = titleOf(offer, t)
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

const maxTextLength = 28

/** The name, the number or the address, or else the first words. */
const titleOf = (
  { texts: { firstName = '', lastName = '', phone, email, ...texts } }: Draft,
  t: Translation['t'],
): string => {
  const caller = nameOf({ firstName, lastName }) || phone || email
  if (caller) return caller
  const text = texts.message || texts.otherSide || texts.urgentReason || ''
  return t('desk.draft.words', { text: beginningOf(text, maxTextLength) })
}
