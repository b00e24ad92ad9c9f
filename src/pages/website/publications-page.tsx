import { Suspense } from 'react'
import { PageSpinner } from '#ui/spinner.tsx'
import { WithTexts } from '../with-texts.tsx'
import { PublicLayout } from './public-layout.tsx'
import { Archive } from './publications/archive.tsx'

/** All publications, with search and filters that work as links and a plain form. */
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
