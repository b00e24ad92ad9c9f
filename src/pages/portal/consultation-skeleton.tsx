import { Loading, Skeleton } from '#ui/skeleton.tsx'
import './consultation-page.css'

export const ConsultationSkeleton = () => (
  <Loading>
    <div className="portal-head consultation-head-skeleton">
      <Skeleton shape="60" />
    </div>
    <div className="consultation-page">
      <div className="next-step next-step-skeleton night">
        <Skeleton shape="40" />
        <Skeleton shape="80" />
        <Skeleton shape="60" />
      </div>
      <div className="panel panel-body stack consultation-status">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="80" />
        ))}
      </div>
      <div className="panel panel-body stack consultation-messages">
        <Skeleton shape="40" />
        <Skeleton />
        <Skeleton shape="80" />
      </div>
      <div className="panel panel-body stack consultation-side">
        <Skeleton shape="60" />
        <Skeleton shape="80" />
      </div>
    </div>
  </Loading>
)
