import { type ReactNode, Suspense } from 'react'
import { WithTexts } from '../with-texts.tsx'
import { PageLoading } from './page-loading.tsx'
import { PublicLayout } from './public-layout.tsx'

/** The frame of the pages about the firm. It hydrates before their texts have loaded. */
export const FirmLayout = ({ children }: { children: ReactNode }) => (
  <PublicLayout>
    <Suspense fallback={<PageLoading />}>
      <WithTexts area="home">
        <WithTexts area="firm">{children}</WithTexts>
      </WithTexts>
    </Suspense>
  </PublicLayout>
)
