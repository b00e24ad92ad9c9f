import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import {
  adminStoryQuery,
  deleteStoryPart,
  storyCountsQuery,
  updateStoryPart,
} from '#features/firm-story/browser/admin-api.ts'
import { storyKey } from '#features/firm-story/browser/api.ts'
import { namesOf, StoryTable, storyFilters, storyTableId } from '#features/firm-story/office/story-table.tsx'
import type { AdminStoryPart } from '#features/firm-story/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { useExistingPage } from '../use-list-query.ts'
import { useVisibilityList } from './use-visibility-list.ts'
import { WebsiteRecords } from './website-records.tsx'

const loadDialog = () => import('#features/firm-story/office/story-dialog.tsx')
const StoryDialog = lazy(loadDialog)

export default function StoryPage() {
  const { language } = useTranslation()
  const { list, visibility, parameters } = useVisibilityList(storyFilters)
  const result = useQuery(adminStoryQuery(parameters))
  const { data: counts } = useQuery(storyCountsQuery(list.query.q, visibility.value))
  const { data: all, isPending: isCounting } = useQuery(storyCountsQuery())
  useExistingPage(list, result.data?.total)
  return (
    <WebsiteRecords<AdminStoryPart>
      queryKey={storyKey}
      tableId={storyTableId}
      texts={{
        title: 'story.pageTitle',
        add: 'story.add',
        count: 'story.count',
        visible: 'story.shown',
        added: 'toast.story.added',
        updated: 'toast.story.updated',
        deleted: 'toast.story.deleted',
        updateFailed: 'story.updateError',
        deleteFailed: 'story.deleteError',
        savedVisible: 'story.saved.shown',
        savedHidden: 'story.saved.hidden',
        deletedText: 'story.deleted',
      }}
      numbers={all}
      nameOf={(part) => localized(namesOf(part), 'name', language).text}
      isVisible={({ isVisible }) => isVisible}
      toggle={({ id, isVisible }) => updateStoryPart(id, { isVisible: !isVisible })}
      remove={({ id }) => deleteStoryPart(id)}
      markOf={() => null}
      question="confirm.story"
      loadForm={loadDialog}
      form={({ record, ...rest }) =>
        // The counts determine which kinds still have space.
        isCounting ? (
          <PageSpinner />
        ) : (
          <StoryDialog {...rest} part={record} counts={all ?? {}} preferred={list.filter} />
        )
      }
      table={(actions) => (
        <StoryTable {...actions} list={list} result={result} counts={counts} visibility={visibility} />
      )}
    />
  )
}
