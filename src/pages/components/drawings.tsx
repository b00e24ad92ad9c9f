import { BarList } from '#ui/chart-bars.tsx'
import { Cover } from '#ui/cover.tsx'
import { OpeningsRow } from '#ui/openings-row.tsx'
import { PromiseOpenings } from '#ui/promise-openings.tsx'
import { Wall } from '#ui/wall.tsx'
import { Group, Specimen, useSample } from './specimen.tsx'

export const Drawings = () => {
  const sample = useSample()
  return (
    <Group title={sample('Drawings', 'الرسوم')}>
      <Specimen title={sample('Bars', 'أعمدة')} from="#ui/chart-bars.tsx">
        <BarList
          label={sample('Requests', 'الطلبات')}
          bars={[
            {
              key: 'a',
              label: sample('Employment', 'العمل'),
              parts: [{ key: 'a', value: 12, fill: 'full' }],
            },
            {
              key: 'b',
              label: sample('Real estate', 'العقارات'),
              parts: [{ key: 'b', value: 5, fill: 'hatched' }],
            },
          ]}
        />
      </Specimen>
      <Specimen title={sample('Promised reply', 'موعد الرد')} from="#ui/promise-openings.tsx">
        <div className="cluster">
          {[24, 13, 2, -1].map((hoursLeft) => (
            <PromiseOpenings key={hoursLeft} hoursLeft={hoursLeft} />
          ))}
        </div>
      </Specimen>
      <Specimen title={sample('Openings', 'فتحات')} from="#ui/openings-row.tsx">
        <div className="night components-night">
          <OpeningsRow />
        </div>
      </Specimen>
      <Specimen title={sample('Cover', 'غلاف')} from="#ui/cover.tsx">
        <div className="components-cover">
          <Cover id={1} category="employment" />
        </div>
      </Specimen>
      <Specimen title={sample('Wall', 'الجدار')} from="#ui/wall.tsx">
        <div className="components-wall night">
          <Wall kind="state" />
        </div>
      </Specimen>
    </Group>
  )
}
