import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { failureSentence } from '#ui/explain-failure.ts'
import { Select } from '#ui/select.tsx'
import { showToast } from '#ui/toast.ts'
import type { AssignmentAnswer } from '../assignment-schema.ts'
import { assignConsultations } from '../browser/api.ts'
import { consultationsKey } from '../browser/counts.ts'
import { consultationTableId } from './consultation-table.tsx'
import type { Selection } from './select-rows.tsx'
import { useAssignees } from './use-assignees.ts'
import './assign-bar.css'

/** Assigns the selected requests to one colleague. The refused ones stay selected and are listed. */
const AssignBar = ({ selection }: { selection: Selection }) => {
  const { t } = useTranslation()
  const ids = selection.selected
  const finish = useAssigned(selection)
  const { colleagues, nameOf } = useAssignees()
  const [colleague, setColleague] = useState('')
  const assign = useMutation({
    mutationFn: async () => {
      const assignedToId = Number(colleague)
      const answer = await assignConsultations({ ids: [...ids], assignedToId })
      await finish(answer, nameOf(assignedToId) ?? '')
      return answer
    },
  })
  const refused = assign.data?.refused.filter(({ id }) => ids.includes(id)) ?? []
  return (
    <section className="assign-bar" aria-label={t('assign.title')}>
      <p role="status" className="strong">
        {t('assign.selected', { n: ids.length })}
      </p>
      <Select
        size="table"
        aria-label={t('assign.to')}
        placeholder={t('assign.to')}
        options={colleagues}
        value={colleague}
        onValueChange={setColleague}
      />
      <Button
        size="table"
        disabled={colleague === ''}
        isPending={assign.isPending}
        pendingLabel={t('assign.pending')}
        onClick={() => assign.mutate()}
      >
        {t('assign.confirm')}
      </Button>
      <Button variant="quiet" size="table" onClick={() => selection.select([])}>
        {t('assign.clear')}
      </Button>
      <div role="alert" className="assign-refused">
        {assign.error && <p>{failureSentence(assign.error, t)}</p>}
        {refused.map(({ id, reason }) => (
          <p key={id}>{t(`assign.refused.${reason}`, { reference: `#${id}` })}</p>
        ))}
      </div>
    </section>
  )
}

export default AssignBar

/** Refreshes the list after an assignment. Only the refused requests stay selected. */
const useAssigned = (selection: Selection) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return async ({ assigned, refused }: AssignmentAnswer, name: string) => {
    await queryClient.invalidateQueries({ queryKey: consultationsKey })
    if (assigned.length > 0)
      showToast({
        title: t('assign.done'),
        description: t('assign.doneText', { n: assigned.length, name }),
      })
    selection.select(refused.map(({ id }) => id))
    if (refused.length === 0) document.getElementById(consultationTableId)?.focus()
  }
}
