import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { deleteTemplate, templatesKey, templatesQuery } from '#features/agreements/office/lists-api.ts'
import { templateTableId, useTemplateColumns } from '#features/agreements/office/template-columns.tsx'
import { TemplateRecords } from './template-records.tsx'

const loadDialog = () => import('#features/agreements/office/template-dialog.tsx')
const TemplateDialog = lazy(loadDialog)

/** The texts with which agreements begin, by practice area. */
export default function AgreementTemplatesPage() {
  return (
    <TemplateRecords
      queryKey={templatesKey}
      result={useQuery(templatesQuery())}
      tableId={templateTableId}
      texts={{
        title: 'agreementList.templates.title',
        intro: 'agreementList.templates.intro',
        loading: 'agreementList.templates.loading',
        failed: 'agreementList.templates.failed',
        empty: 'agreementList.templates.empty',
        emptyText: 'agreementList.templates.empty.text',
        add: 'agreementList.templates.add',
        added: 'agreementList.templates.added',
        updated: 'agreementList.templates.updated',
        editNamed: 'agreementList.templates.editNamed',
        deleteNamed: 'agreementList.templates.deleteNamed',
        deleteText: 'agreementList.templates.delete.text',
        deleted: 'agreementList.templates.deleted',
        deleteFailed: 'agreementList.templates.deleteFailed',
        reviewed: 'agreementList.templates.reviewed',
        notReviewed: 'agreementList.templates.notReviewed',
      }}
      columns={useTemplateColumns()}
      remove={deleteTemplate}
      loadForm={loadDialog}
      form={(props) => <TemplateDialog {...props} />}
    />
  )
}
