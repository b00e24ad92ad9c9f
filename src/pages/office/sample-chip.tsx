import { useQuery } from '@tanstack/react-query'
import { sampleNoticeQuery } from '#features/sample-firm/office/api.ts'
import { hydrateWhenFetched } from '../hydrate-when-visible.tsx'

const SampleCard = hydrateWhenFetched(() => import('./sample-card.tsx'))

/** A chip in the top bar while rows of the sample firm are left. Its code is fetched only then. */
export default function SampleChip() {
  const { data: sample } = useQuery(sampleNoticeQuery())
  return sample?.isLeft && <SampleCard />
}
