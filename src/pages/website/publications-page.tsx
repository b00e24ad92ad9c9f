import { Suspense } from 'react'
import { PageSpinner } from '#ui/spinner.tsx'
import { WithTexts } from '../with-texts.tsx'
import { PublicLayout } from './public-layout.tsx'
import { Archive } from './publications/archive.tsx'

/** Every publication of the firm, to look through and to search; all of it works as links and a form. */
const PublicationsPage = () => (
  <PublicLayout>
    <Suspense fallback={<PageSpinner />}>
      <WithTexts area="publications">
        <Archive />
      </WithTexts>
    </Suspense>
  </PublicLayout>
)

export default PublicationsPage
