import { Skeleton } from '#ui/skeleton.tsx'
import { TextFailed, TextSkeleton } from '../text-states.tsx'

/** The page of a publication while its text loads. */
export const PublicationSkeleton = () => (
  <TextSkeleton className="publication-top">
    <div className="wrap grid-12 publication-skeleton">
      <div className="publication-intro">
        <Skeleton shape="40" />
        <Skeleton shape="80" />
        <Skeleton shape="60" />
      </div>
      <div className="publication-cover">
        <Skeleton shape="block" />
      </div>
    </div>
  </TextSkeleton>
)

export const PublicationFailed = ({ onRetry }: { onRetry: () => void }) => (
  <TextFailed
    area="publications"
    title="publications.failed"
    text="publications.loadFailed.text"
    onRetry={onRetry}
  />
)
