import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { templateTableId, useTemplateColumns } from '#features/matters/office/template-columns.tsx'
import { deleteTemplate, templatesKey, templatesQuery } from '#features/matters/office/templates-api.ts'
import { TemplateRecords } from './template-records.tsx'

const loadDialog = () => import('#features/matters/office/template-dialog.tsx')
const TemplateDialog = lazy(loadDialog)

/** The stages of each kind of matter, beside the guides of the services. */
export default function StageTemplatesPage() {
  return (
    <TemplateRecords
      queryKey={templatesKey}
      result={useQuery(templatesQuery())}
      tableId={templateTableId}
      texts={{
        title: 'stageTemplates.title',
        intro: 'stageTemplates.intro',
        loading: 'stageTemplates.loading',
        failed: 'stageTemplates.failed',
        empty: 'stageTemplates.empty',
        emptyText: 'stageTemplates.empty.text',
        add: 'stageTemplates.add',
        added: 'stageTemplates.added',
        updated: 'stageTemplates.updated',
        editNamed: 'stageTemplates.editNamed',
        deleteNamed: 'stageTemplates.deleteNamed',
        deleteText: 'stageTemplates.delete.text',
        deleted: 'stageTemplates.deleted',
        deleteFailed: 'stageTemplates.deleteFailed',
        reviewed: 'stageTemplates.reviewed',
        notReviewed: 'stageTemplates.notReviewed',
      }}
      columns={useTemplateColumns()}
      remove={deleteTemplate}
      loadForm={loadDialog}
      form={(props) => <TemplateDialog {...props} />}
    />
  )
}
