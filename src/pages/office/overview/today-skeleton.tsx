import { Skeleton } from '#ui/skeleton.tsx'
import { skeletonKeys } from './skeleton-keys.ts'

export const TodaySkeleton = () => (
  <div className="today-groups">
    {skeletonKeys.slice(0, 3).map((group) => (
      <div key={group} className="today-group">
        <div className="today-head" />
        {skeletonKeys.slice(0, 4).map((key) => (
          <div key={key} className="today-row">
            <span className="today-link">
              <Skeleton shape="60" />
              <Skeleton shape="80" />
            </span>
          </div>
        ))}
      </div>
    ))}
  </div>
)
