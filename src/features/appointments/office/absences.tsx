import { useQuery, useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { useNow } from '#ui/use-now.ts'
import { UserParagraph } from '#ui/user-text.tsx'
import type { Absence } from '../absence-schema.ts'
import { appointmentsKey } from '../browser/api.ts'
import type { Appointment } from '../schema.ts'
import { AbsenceDialog } from './absence-dialog.tsx'
import { absencesQuery, deleteAbsence } from './api.ts'
import AppointmentDialogs from './appointment-dialogs.tsx'
import { AbsenceWhen } from './days-off.tsx'
import { InTheWay } from './in-the-way.tsx'

type Task =
  | { kind: 'add' }
  | { kind: 'change' | 'delete'; absence: Absence }
  | { kind: 'move' | 'handOver'; appointment: Appointment }

/** The user's own absences; for admins those of everybody. */
export const Absences = ({ isForAll }: { isForAll: boolean }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: me } = useCurrentUser()
  const query = absencesQuery({ from: todayInRiyadh(useNow()), lawyer: isForAll ? 'all' : 'me' })
  const { data, error, isFetching, refetch } = useQuery(query)
  const [task, setTask] = useState<Task>()
  const close = () => setTask(undefined)
  const finish = async (saved?: Absence) => {
    await queryClient.invalidateQueries({ queryKey: appointmentsKey })
    close()
    const { appointments = [], proposed = [] } = saved ?? {}
    const inTheWay =
      appointments.length > 0
        ? t('absences.inTheWay', { n: appointments.length })
        : proposed.length > 0 && t('hours.closed.proposed', { n: proposed.length })
    showToast({
      title: t(saved ? 'absences.saved' : 'absences.deleted'),
      ...(inTheWay && { description: inTheWay }),
    })
  }
  return (
    <section className="panel hours-panel" aria-labelledby="absences">
      <div className="panel-head">
        <h2 id="absences" tabIndex={-1}>
          {t('absences.title')}
        </h2>
        <Button
          variant="outline"
          size="table"
          className="push-end"
          icon={<Icon icon={Plus} size="medium" />}
          aria-label={t('absences.add')}
          onClick={() => setTask({ kind: 'add' })}
        >
          {t('hours.add')}
        </Button>
      </div>
      {error && !data && (
        <ErrorState title={t('hours.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
      )}
      {!data && !error && <p className="hours-line muted">{t('state.loading')}</p>}
      {data?.length === 0 && <p className="hours-line muted">{t('absences.none')}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((absence) => (
            <AbsenceRow key={absence.id} absence={absence} namesLawyer={isForAll} onTask={setTask} />
          ))}
        </ul>
      )}
      {me && (task?.kind === 'add' || task?.kind === 'change') && (
        <AbsenceDialog
          absence={task.kind === 'change' ? task.absence : undefined}
          meId={me.id}
          isForAll={isForAll}
          onSaved={finish}
          onClose={close}
        />
      )}
      {task?.kind === 'delete' && (
        <ActionDialog
          act={() => deleteAbsence(task.absence.id)}
          onDone={() => finish()}
          failed={t('absences.failed')}
          fallbackId="absences"
          onClose={close}
        >
          <p className="strong">{t('absences.of', { lawyer: `\u2068${task.absence.lawyerName}\u2069` })}</p>
          <p>{t('confirm.generic')}</p>
        </ActionDialog>
      )}
      {(task?.kind === 'move' || task?.kind === 'handOver') && (
        <AppointmentDialogs task={task} onClose={close} />
      )}
    </section>
  )
}

const AbsenceRow = ({
  absence,
  namesLawyer,
  onTask,
}: {
  absence: Absence
  namesLawyer: boolean
  onTask: (task: Task) => void
}) => {
  const { t } = useTranslation()
  const { lawyerName, note, appointments } = absence
  const named = (label: string) => `${label}: ${lawyerName}`
  return (
    <li className="hours-absence">
      {namesLawyer && (
        <p className="strong">
          <bdi>{lawyerName}</bdi>
        </p>
      )}
      <AbsenceWhen absence={absence} />
      {note !== '' && <UserParagraph className="user-lines">{note}</UserParagraph>}
      <InTheWay title={t('absences.inTheWay', { n: appointments.length })} closed={absence} onTask={onTask} />
      <div className="cluster">
        <Button
          variant="outline"
          size="table"
          aria-label={named(t('form.edit'))}
          onClick={() => onTask({ kind: 'change', absence })}
        >
          {t('form.edit')}
        </Button>
        <Button
          variant="outline"
          size="table"
          aria-label={named(t('form.delete'))}
          onClick={() => onTask({ kind: 'delete', absence })}
        >
          {t('form.delete')}
        </Button>
      </div>
    </li>
  )
}
