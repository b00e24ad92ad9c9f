import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { templateTableId, useTemplateColumns } from '#features/matters/office/template-columns.tsx'
import { deleteTemplate, templatesKey, templatesQuery } from '#features/matters/office/templates-api.ts'
import { TemplateRecords } from './template-records.tsx'

const loadDialog = () => import('#features/matters/office/template-dialog.tsx')
const TemplateDialog = lazy(loadDialog)

/** The stages of each kind of matter, beside the guides of the services. */
export default function PathsPage() {
  return (
    <TemplateRecords
      queryKey={templatesKey}
      result={useQuery(templatesQuery())}
      tableId={templateTableId}
      texts={{
        title: 'paths.title',
        intro: 'paths.intro',
        loading: 'paths.loading',
        failed: 'paths.failed',
        empty: 'paths.empty',
        emptyText: 'paths.empty.text',
        add: 'paths.add',
        added: 'paths.added',
        updated: 'paths.updated',
        editNamed: 'paths.editNamed',
        deleteNamed: 'paths.deleteNamed',
        deleteText: 'paths.delete.text',
        deleted: 'paths.deleted',
        deleteFailed: 'paths.deleteFailed',
        reviewed: 'paths.reviewed',
        notReviewed: 'paths.notReviewed',
      }}
      columns={useTemplateColumns()}
      remove={deleteTemplate}
      loadForm={loadDialog}
      form={(props) => <TemplateDialog {...props} />}
    />
  )
}
