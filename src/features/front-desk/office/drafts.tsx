import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftKey, forgetDraft, readDraft, writeDraft } from '#browser/drafts.ts'
import { type Translation, useTranslation } from '#i18n/translate.tsx'
import { beginningOf } from '#languages/beginning-of.ts'
import { nameOf } from './caller-name.ts'
import { labels, none, type RecordValues } from './record-values.ts'
import type { RecordForm } from './use-taken-caller.ts'
import '#ui/button.css'

type Texts = Partial<Record<keyof RecordValues, string>>

/** An earlier draft on this device, which the recorder may continue. */
type Draft = { key: string; texts: Texts }

/** Callers whose requests can wait at the same time. A further one is not stored, and closing asks. */
const names = ['new-request', 'new-request-2', 'new-request-3']

type Options = {
  /** The owner of the drafts; undefined stores nothing. */
  userId: number | undefined
  form: RecordForm
  emptyValues: Partial<RecordValues>
  /** The input by hand. A draft has words, and never whose account it is. */
  typedOf: (values: Partial<RecordValues>) => Partial<RecordValues>
  onContinue: () => void
}

/**
 * Stores the input on the device until the request is saved. Earlier drafts are offered and not filled in: the
 * next call is usually another caller's. Each caller has a draft of their own, so that none is mixed or lost.
 */
export const useRequestDrafts = ({ userId, form, emptyValues, typedOf, onContinue }: Options) => {
  const keys = userId === undefined ? [] : names.map((name) => draftKey(userId, name))
  const [offers, setOffers] = useState(() => keys.flatMap(draftsAt))
  const [isSafe, setSafe] = useState(false)
  const [isContinued, setContinued] = useState(false)
  const own = useRef<string>(undefined)
  const isMoving = useRef(false)

  const textsOf = (values: Partial<RecordValues>): Texts =>
    Object.fromEntries(
      Object.entries(typedOf(values)).filter(
        ([field, value]) =>
          typeof value === 'string' &&
          value !== '' &&
          value !== none &&
          value !== emptyValues[field as keyof RecordValues],
      ),
    )
  const store = useEffectEvent(() => {
    if (isMoving.current) return
    const texts = textsOf(form.getValues())
    const isDraft = hasText(texts)
    // At the first letter, since another tab may have taken the key meanwhile.
    if (isDraft) own.current ??= keys.find((key) => draftsAt(key).length === 0)
    if (own.current) writeDraft(own.current, isDraft ? texts : {})
    setSafe(Object.keys(texts).length === 0 || (isDraft && own.current !== undefined))
    if (!isDraft) setContinued(false)
  })
  const { subscribe } = form
  const isStoring = userId !== undefined
  useEffect(
    () => (isStoring ? subscribe({ formState: { values: true }, callback: () => store() }) : undefined),
    [subscribe, isStoring],
  )

  const fillWith = (texts: Texts) => {
    isMoving.current = true
    onContinue()
    form.reset(emptyValues)
    for (const [field, text] of Object.entries(texts))
      form.setValue(field as keyof RecordValues, text as never, { shouldDirty: true })
    isMoving.current = false
  }
  return {
    offers,
    /** Whether nothing is lost by closing the dialog. */
    isSafe: isStoring && isSafe,
    isContinued,
    /** Fills in an earlier draft; the present input becomes one. */
    resume: ({ key, texts }: Draft) => {
      const present = textsOf(form.getValues())
      const others = offers.filter((offer) => offer.key !== key)
      // Without a free key, both change places.
      const presentKey = own.current ?? key
      if (hasText(present)) writeDraft(presentKey, present)
      setOffers(hasText(present) ? [...others, { key: presentKey, texts: present }] : others)
      own.current = hasText(present) && presentKey === key ? undefined : key
      fillWith(texts)
      setSafe(own.current !== undefined)
      setContinued(true)
    },
    discard: ({ key }: Draft) => {
      forgetDraft(key)
      setOffers(offers.filter((offer) => offer.key !== key))
    },
    /** Empties the form and forgets its draft. */
    clear: () => {
      if (own.current) forgetDraft(own.current)
      fillWith({})
      setSafe(true)
      setContinued(false)
    },
    forget: () => {
      if (own.current) forgetDraft(own.current)
    },
  }
}

/** Drafts of earlier versions contain the id of an account, which has no label. */
const draftsAt = (key: string): Draft[] => {
  const texts = Object.fromEntries(Object.entries(readDraft(key)).filter(([field]) => field in labels))
  return hasText(texts) ? [{ key, texts }] : []
}

/** Choices without text are not a draft. */
const written = ['phone', 'firstName', 'lastName', 'email', 'message', 'otherSide', 'urgentReason'] as const

const hasText = (texts: Texts): boolean => written.some((field) => texts[field]?.trim())

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

/** The name, number or address, or the start of the text. */
const titleOf = (
  { texts: { firstName = '', lastName = '', phone, email, ...texts } }: Draft,
  t: Translation['t'],
): string => {
  const caller = nameOf({ firstName, lastName }) || phone || email
  if (caller) return caller
  const text = texts.message || texts.otherSide || texts.urgentReason || ''
  return t('desk.draft.words', { text: beginningOf(text, maxTextLength) })
}
