import { type ReactNode, useState } from 'react'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import type { Consultation, ConsultationWithHistory } from '../schema.ts'
import { ConsultationAccess } from './consultation-access.tsx'
import { ConsultationDialogForm } from './consultation-dialog-form.tsx'
import { ConsultationFacts } from './consultation-facts.tsx'
import { ConsultationHistory } from './consultation-history.tsx'
import { ConsultationMarks } from './consultation-marks.tsx'
import { consultationTableId } from './consultation-table.tsx'
import { ReadersDialog } from './readers-dialog.tsx'
import { isGuests, ReplyButton, ReplyDialog } from './reply-dialog.tsx'
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
