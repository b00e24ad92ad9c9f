import { Skeleton } from '#ui/skeleton.tsx'
import { TextFailed, TextSkeleton } from '../text-states.tsx'

/** The page while its text loads. */
export const LegalSkeleton = () => (
  <TextSkeleton className="legal-top">
    <div className="wrap publication-skeleton">
      <Skeleton shape="40" />
      <Skeleton shape="60" />
    </div>
  </TextSkeleton>
)

export const LegalFailed = ({ onRetry }: { onRetry: () => void }) => (
  <TextFailed area="notices" title="legal.loadFailed" text="legal.loadFailed.text" onRetry={onRetry} />
)
