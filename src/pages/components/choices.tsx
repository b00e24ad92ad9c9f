import { useState } from 'react'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { ComboboxField } from '#ui/combobox.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { Group, Specimen, useSample } from './specimen.tsx'

export const Choices = () => {
  const sample = useSample()
  const options = [
    { value: 'corporate', label: sample('Corporate law', 'قانون الشركات') },
    { value: 'employment', label: sample('Employment', 'العمل') },
    { value: 'real-estate', label: sample('Real estate', 'العقارات') },
  ]
  const [option, setOption] = useState<string>()
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<string[]>(['employment'])
  const [isOn, setOn] = useState(true)
  const [segment, setSegment] = useState('corporate')
  const area = sample('Practice area', 'مجال الممارسة')
  const choose = sample('Choose an area', 'اختيار المجال')
  return (
    <Group title={sample('Choices', 'الاختيارات')}>
      <Specimen title={sample('Select', 'قائمة اختيار')} from="#ui/select-field.tsx">
        <div className="form-grid">
          <SelectField label={area} options={options} placeholder={choose} />
          <SelectField
            label={area}
            options={options}
            placeholder={choose}
            error={sample('Choose an area.', 'يرجى اختيار المجال.')}
          />
          <SelectField label={area} options={options} defaultValue="employment" disabled />
        </div>
      </Specimen>
      <Specimen title={sample('Combobox', 'قائمة مع بحث')} from="#ui/combobox.tsx">
        <ComboboxField
          label={area}
          hint={sample('Type to search.', 'للبحث، يرجى الكتابة.')}
          value={options.find(({ value }) => value === option)}
          options={options.filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()))}
          onSearch={setQ}
          onValueChange={(next) => setOption(next?.value)}
        />
      </Specimen>
      <Specimen title={sample('Checkbox', 'مربع اختيار')} from="#ui/checkbox-field.tsx">
        <CheckboxField label={sample('I agree to the terms', 'الموافقة على الشروط')} />
        <CheckboxField
          label={sample('I agree to the terms', 'الموافقة على الشروط')}
          error={sample('Agree to continue.', 'للمتابعة، تلزم الموافقة.')}
        />
        <CheckboxField disabled defaultChecked label={sample('Required', 'إلزامي')} />
      </Specimen>
      <Specimen title={sample('Checkbox group', 'مجموعة مربعات')} from="#ui/checkbox-group.tsx">
        <CheckboxGroup
          label={sample('Practice areas', 'مجالات الممارسة')}
          options={options}
          value={chosen}
          onChange={setChosen}
        />
      </Specimen>
      <Specimen title={sample('Switch', 'مفتاح')} from="#ui/switch.tsx">
        <div className="cluster">
          <Switch label={sample('Shown on the website', 'معروض في الموقع')} isOn={isOn} onChange={setOn} />
          <Switch isDisabled label={sample('Disabled', 'غير متاح')} isOn={false} onChange={setOn} />
        </div>
      </Specimen>
      <Specimen title={sample('Segmented filter', 'أزرار التصفية')} from="#ui/segmented-filter.tsx">
        <div>
          <SegmentedFilter
            label={area}
            segments={options.map((each, at) => ({ ...each, count: at + 2 }))}
            value={segment}
            onValueChange={setSegment}
          />
        </div>
      </Specimen>
      <Specimen title={sample('File drop', 'إفلات الملفات')} from="#ui/file-drop.tsx">
        <FileDrop label={sample('Choose files', 'اختيار الملفات')} onFiles={() => undefined}>
          {sample('or drop them here', 'أو إفلاتها هنا')}
        </FileDrop>
      </Specimen>
    </Group>
  )
}
