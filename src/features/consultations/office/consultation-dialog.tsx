import { useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { type ReactNode, useState } from 'react'
import { mailDeliveryQuery } from '#features/outbox/office/api.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { replyToGuest } from '../browser/api.ts'
import { type Consultation, type ConsultationWithHistory, consultationReply } from '../schema.ts'
import { ConsultationAccess, ConsultationFacts, ConsultationHistory } from './consultation-facts.tsx'
import { ConsultationDialogForm } from './consultation-fields.tsx'
import { ConsultationMarks } from './consultation-marks.tsx'
import { consultationTableId } from './consultation-table.tsx'
import { ReadersDialog } from './readers-dialog.tsx'
import { useConsultationForm } from './use-consultation-form.tsx'
import './consultation-dialog.css'

type Props = {
  /** The newest known version. */
  consultation: Consultation
  /** The consultation with its history and readers; undefined while loading. */
  details: ConsultationWithHistory | undefined
  /** A link to the page of the request. */
  page: ReactNode
  /** Links to the client's other records. */
  links?: ReactNode
  /** Content of other features about it. */
  more?: ReactNode
  now: Date
  /** Resolves once the lists are refreshed and the dialog is closed; the save is pending until then. */
  onSaved: (saved: Consultation) => Promise<void>
  /** Resolves once the lists are refreshed. */
  onReaders: (saved: ConsultationWithHistory) => Promise<void>
  /** Resolves once the lists are refreshed. */
  onReplied: () => Promise<void>
  /** Called when it cannot be approved before a decision about its conflicts. */
  onConflict: () => void
  /** Called when the user has lost access to the consultation. */
  onGone: () => void
  onClose: () => void
}

/** One consultation: the client's request, the fields that the office may change, and its history. */
export const ConsultationDialog = ({
  consultation,
  details,
  page,
  links,
  more,
  now,
  onSaved,
  onReaders,
  onReplied,
  onConflict,
  onGone,
  onClose,
}: Props) => {
  const { t } = useTranslation()
  const [isRestricting, setRestricting] = useState(false)
  const [isReplying, setReplying] = useState(false)
  const { frame, seen, assignees, staff, questions } = useConsultationForm({
    consultation,
    details,
    onSaved,
    onConflict,
    onGone,
  })
  return (
    <>
      <SendingDialog
        title={t('consult.details')}
        size={920}
        headExtra={
          <>
            <ConsultationMarks consultation={seen} now={now} />
            {page}
          </>
        }
        bodyClassName="consultation-body"
        frame={frame}
        fallbackId={consultationTableId}
        layout={null}
        onClose={onClose}
        footNote={<UpdatedAt updatedAt={seen.updatedAt} />}
      >
        <ConsultationFacts
          consultation={seen}
          access={
            <ConsultationAccess
              consultation={seen}
              details={details}
              more={more}
              onChange={() => setRestricting(true)}
            />
          }
          links={links}
          reply={isGuests(seen) && <ReplyButton consultation={seen} onReply={() => setReplying(true)} />}
        />
        <ConsultationDialogForm
          form={frame.form}
          assignees={assignees}
          isOpen={seen.isOpen}
          nextDate={seen.nextDate}
          attempt={frame.attempt}
          problem={frame.problem}
        />
        <ConsultationHistory history={details?.history} staff={staff} />
      </SendingDialog>
      {isRestricting && details && (
        <ReadersDialog
          consultation={details}
          onSaved={async (saved) => {
            // The input is preserved, and saved against the version with the new readers.
            frame.setSeen(saved)
            await onReaders(saved)
            setRestricting(false)
          }}
          onGone={() => {
            onGone()
            showToast({
              title: t('consult.gone'),
              description: t('consult.goneText'),
              variant: 'destructive',
            })
          }}
          onClose={() => setRestricting(false)}
        />
      )}
      {isReplying && (
        <ReplyDialog
          consultation={seen}
          onSent={async (saved) => {
            frame.setSeen(saved)
            await onReplied()
            setReplying(false)
          }}
          onClose={() => setReplying(false)}
        />
      )}
      {questions}
    </>
  )
}

const UpdatedAt = ({ updatedAt }: Pick<Consultation, 'updatedAt'>) => {
  const { t, language } = useTranslation()
  return (
    <span className="caption consultation-updated">
      {t('consult.updatedAt', { date: formatDateTime(updatedAt, language) })}
    </span>
  )
}

/** Clients get replies in the portal. The address is empty after the guest's data is erased. */
const isGuests = ({ userId, email, phone, isOpen }: Consultation): boolean =>
  userId === null && (email !== '' || phone !== '') && isOpen

/**
 * Without a mail server, it opens the mail program of the device. A caller without an address is called.
 */
const ReplyButton = ({
  consultation: { email, phone },
  onReply,
}: {
  consultation: Consultation
  onReply: () => void
}) => {
  const { t } = useTranslation()
  const { data: delivery } = useQuery(mailDeliveryQuery())
  const look = { variant: 'outline', size: 'table', icon: <Icon icon={Mail} size="medium" /> } as const
  if (email === '')
    return (
      <p className="consultation-reply">
        <ButtonLink {...look} icon={<Icon icon={Phone} size="medium" />} href={`tel:${phone}`}>
          {t('consult.call')}
        </ButtonLink>
      </p>
    )
  return (
    <p className="consultation-reply">
      {delivery?.isDelivered ? (
        <Button {...look} onClick={onReply}>
          {t('consult.reply')}
        </Button>
      ) : (
        <ButtonLink {...look} href={`mailto:${email}`}>
          {t('consult.reply')}
        </ButtonLink>
      )}
    </p>
  )
}

/** A reply by mail to a guest, in the language of the request. */
const ReplyDialog = ({
  consultation: { id, email },
  onSent,
  onClose,
}: {
  consultation: Consultation
  /** Resolves once the lists are refreshed and the dialog is closed; the reply is pending until then. */
  onSent: (saved: ConsultationWithHistory) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const { field, ...sending } = useSending({
    schema: consultationReply,
    defaultValues: { message: '' },
    labels: { message: 'consult.reply.message' },
    send: (reply) => replyToGuest(id, reply),
    onSent: async (saved) => {
      await onSent(saved)
      showToast({ title: t('consult.reply.sent'), description: email })
    },
    failed: t('consult.reply.error'),
  })
  return (
    <SendingDialog
      title={t('consult.reply.title', { reference: `#${id}` })}
      frame={sending}
      onClose={onClose}
      save={t('consult.reply.send')}
    >
      <TextArea {...field('message')} rows={6} hint={mailText('consult.reply.hint', { email })} />
    </SendingDialog>
  )
}
