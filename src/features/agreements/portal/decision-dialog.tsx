import { useState } from 'react'
import * as z from 'zod/mini'
import { hasCode } from '#browser/call-api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { SendVerification } from '#features/auth/browser/send-verification.tsx'
import type { TextKey } from '#i18n/translate.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { agreementAccept, agreementDecline, agreementWish, mandateEnd } from '../input.ts'
import type { OwnAgreement } from '../schema.ts'
import { AcceptText } from './accept-text.tsx'
import { agreementStateId } from './agreement-state.tsx'
import { acceptAgreement, askForChange, declineAgreement, endMandate } from './api.ts'
import type { Decision } from './decision-form.tsx'

type Props = {
  agreement: OwnAgreement
  onDone: (agreement: OwnAgreement) => void
  /** Gets the server's message when the agreement has changed elsewhere. */
  onOutdated: (message: string) => void
  onClose: () => void
}

export default function DecisionDialog({ decision, ...props }: Props & { decision: Decision }) {
  return decision === 'accept' ? <AcceptDialog {...props} /> : <WordsDialog decision={decision} {...props} />
}

const focusState = () => document.getElementById(agreementStateId)

const nameOnly = z.object({ name: agreementAccept.shape.name })

const AcceptDialog = ({ agreement, onDone, onOutdated, onClose }: Props) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const [isUnverified, setUnverified] = useState(false)
  const { field, ...sending } = useSending({
    schema: nameOnly,
    defaultValues: { name: '' },
    labels: { name: 'ownAgreement.accept.name' },
    send: ({ name }) => acceptAgreement(agreement, name),
    onSent: onDone,
    failed: t('ownAgreement.accept.failed'),
    onFailed: (error) => {
      setUnverified(hasCode(error, 'unverified'))
      if (isOutdated(error)) onOutdated(explainFailure(error, t).message)
    },
  })
  return (
    <SendingDialog
      title={t('ownAgreement.accept.title')}
      size={480}
      frame={sending}
      formLabel={t('ownAgreement.accept.title')}
      fallbackFocus={focusState}
      save={t('ownAgreement.accept')}
      onClose={onClose}
    >
      {isUnverified && (
        <div className="stack">
          <p>{t('ownAgreement.unverified')}</p>
          <div>
            <SendVerification variant="outline" size="small">
              {t('verify.again')}
            </SendVerification>
          </div>
        </div>
      )}
      <AcceptText agreement={agreement} />
      <TextField
        {...field('name')}
        autoComplete="name"
        hint={user && t('ownAgreement.accept.hint', { name: `${user.firstName} ${user.lastName}` })}
        data-initial-focus
      />
    </SendingDialog>
  )
}

const isOutdated = (error: unknown): boolean => hasCode(error, 'engagement_closed')

const wordsOf = {
  wish: {
    words: agreementWish.shape.text,
    title: 'ownAgreement.wish.title',
    confirm: 'ownAgreement.wish',
    send: askForChange,
  },
  decline: {
    words: agreementDecline.shape.reason,
    title: 'ownAgreement.decline.title',
    confirm: 'ownAgreement.decline',
    send: declineAgreement,
  },
  end: {
    words: mandateEnd.shape.reason,
    title: 'ownAgreement.end.title',
    confirm: 'ownAgreement.end.confirm',
    send: endMandate,
  },
} as const satisfies Record<string, { title: TextKey; confirm: TextKey; [other: string]: unknown }>

/** A decision with a text of the client. */
const WordsDialog = ({
  decision,
  agreement,
  onDone,
  onOutdated,
  onClose,
}: Props & { decision: keyof typeof wordsOf }) => {
  const { t } = useTranslation()
  const { words, title, confirm, send } = wordsOf[decision]
  const { field, ...sending } = useSending({
    schema: z.object({ words }),
    defaultValues: { words: '' },
    labels: { words: `ownAgreement.${decision}.field` },
    send: (typed) => send(agreement, typed.words ?? ''),
    onSent: onDone,
    failed: t(`ownAgreement.${decision}.failed`),
    onFailed: (error) => isOutdated(error) && onOutdated(explainFailure(error, t).message),
  })
  return (
    <SendingDialog
      title={t(title)}
      size={480}
      frame={sending}
      formLabel={t(title)}
      fallbackFocus={focusState}
      save={t(confirm)}
      variant={decision === 'end' ? 'danger' : undefined}
      onClose={onClose}
    >
      <p>{t(`ownAgreement.${decision}.text`)}</p>
      <TextArea {...field('words')} rows={4} isOptional={decision === 'decline'} />
    </SendingDialog>
  )
}
