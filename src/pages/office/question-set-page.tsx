import { isGone } from '#browser/call-api.ts'
import { setQuery } from '#features/questions/office/sets-api.ts'
import { useFreshQuery } from '#ui/use-fresh-query.ts'
import type { PageParams } from '../page.ts'
import { SetScreen } from './question-sets/set-screen.tsx'
import { RecordStates } from './record-states.tsx'

/** One version of the questions of an area: the editor of a draft, and the text of a published one. */
export default function QuestionSetPage({ params }: { params: PageParams }) {
  const id = Number(params.id)
  const query = useFreshQuery(setQuery(id))
  const { data: version, error, isFresh } = query
  // Cached data may be old, so the editor waits for fresh data.
  if (!version || !isFresh || isGone(error))
    return (
      <RecordStates
        texts={{
          title: 'questionSets.title',
          gone: 'questionSets.gone',
          goneText: 'questionSets.gone.text',
          goneAction: 'questionSets.gone.action',
          failed: 'questionSets.failed',
          loading: 'questionSets.loading',
        }}
        goneTo="/dashboard/services/questions"
        query={query}
      />
    )
  return <SetScreen key={`${id} ${version.state}`} version={version} />
}
