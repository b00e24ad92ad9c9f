import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { paperListTableId, usePaperListColumns } from '#features/papers/office/list-columns.tsx'
import { deletePaperList, paperListsKey, paperListsQuery } from '#features/papers/office/lists-api.ts'
import { TemplateRecords } from './template-records.tsx'

const loadDialog = () => import('#features/papers/office/list-dialog.tsx')
const PaperListDialog = lazy(loadDialog)

/** The papers that the office requests first in each practice area, beside the guides of the services. */
export default function PaperListsPage() {
  return (
    <TemplateRecords
      queryKey={paperListsKey}
      result={useQuery(paperListsQuery())}
      tableId={paperListTableId}
      texts={{
        title: 'paperLists.title',
        intro: 'paperLists.intro',
        loading: 'paperLists.loading',
        failed: 'paperLists.failed',
        empty: 'paperLists.empty',
        emptyText: 'paperLists.empty.text',
        add: 'paperLists.add',
        added: 'paperLists.added',
        updated: 'paperLists.updated',
        editNamed: 'paperLists.editNamed',
        deleteNamed: 'paperLists.deleteNamed',
        deleteText: 'paperLists.delete.text',
        deleted: 'paperLists.deleted',
        deleteFailed: 'paperLists.deleteFailed',
        reviewed: 'paperLists.reviewed',
        notReviewed: 'paperLists.notReviewed',
      }}
      columns={usePaperListColumns()}
      remove={deletePaperList}
      loadForm={loadDialog}
      form={({ template, ...rest }) => <PaperListDialog list={template} {...rest} />}
    />
  )
}
