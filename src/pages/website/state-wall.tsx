import { ResponsiveWall } from '#ui/wall.tsx'

const StateWall = () => (
  <div className="state-page-wall">
    <ResponsiveWall kind="state" />
  </div>
)

export default StateWall
