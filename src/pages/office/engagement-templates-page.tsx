import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { deleteTemplate, templatesKey, templatesQuery } from '#features/engagements/office/lists-api.ts'
import { templateTableId, useTemplateColumns } from '#features/engagements/office/template-columns.tsx'
import { TemplateRecords } from './template-records.tsx'

const loadDialog = () => import('#features/engagements/office/template-dialog.tsx')
const TemplateDialog = lazy(loadDialog)

/** The texts with which agreements begin, by practice area. */
export default function EngagementTemplatesPage() {
  return (
    <TemplateRecords
      queryKey={templatesKey}
      result={useQuery(templatesQuery())}
      tableId={templateTableId}
      texts={{
        title: 'agreements.templates.title',
        intro: 'agreements.templates.intro',
        loading: 'agreements.templates.loading',
        failed: 'agreements.templates.failed',
        empty: 'agreements.templates.empty',
        emptyText: 'agreements.templates.empty.text',
        add: 'agreements.templates.add',
        added: 'agreements.templates.added',
        updated: 'agreements.templates.updated',
        editNamed: 'agreements.templates.editNamed',
        deleteNamed: 'agreements.templates.deleteNamed',
        deleteText: 'agreements.templates.delete.text',
        deleted: 'agreements.templates.deleted',
        deleteFailed: 'agreements.templates.deleteFailed',
        reviewed: 'agreements.templates.reviewed',
        notReviewed: 'agreements.templates.notReviewed',
      }}
      columns={useTemplateColumns()}
      remove={deleteTemplate}
      loadForm={loadDialog}
      form={(props) => <TemplateDialog {...props} />}
    />
  )
}
