import MenuIcon from 'lucide-react/icons/menu'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { ComboboxField } from '#ui/combobox.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { Group, Specimen, useSample } from './specimen.tsx'

const variants = ['primary', 'outline', 'quiet', 'danger', 'noor'] as const
const sizes = ['hero', 'regular', 'small', 'table'] as const

export const Actions = () => {
  const sample = useSample()
  const [isPending, setPending] = useState(false)
  const save = sample('Save changes', 'حفظ التغييرات')
  return (
    <Group title={sample('Actions', 'الإجراءات')}>
      <Specimen title={sample('Button', 'زر')} from="#ui/button.tsx">
        <div className="cluster">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {save}
            </Button>
          ))}
          <Button disabled>{save}</Button>
        </div>
        <div className="cluster">
          {sizes.map((size) => (
            <Button key={size} variant="outline" size={size} icon={<Icon icon={Plus} size="medium" />}>
              {sample('Add', 'إضافة')}
            </Button>
          ))}
          <Button
            isPending={isPending}
            pendingLabel={sample('Saving…', 'جارٍ الحفظ…')}
            onClick={() => setPending(true)}
          >
            {sample('Save and wait', 'الحفظ مع الانتظار')}
          </Button>
        </div>
        <div className="night cluster components-night">
          <Button variant="night">{save}</Button>
          <Button variant="noor">{save}</Button>
        </div>
      </Specimen>
      <Specimen title={sample('Link that looks like a button', 'رابط بمظهر زر')} from="#ui/button-link.tsx">
        <div className="cluster">
          <ButtonLink href="#main">{sample('To the top', 'إلى الأعلى')}</ButtonLink>
          <ButtonLink href="#main" variant="outline">
            {sample('To the top', 'إلى الأعلى')}
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen title={sample('Icon button', 'زر بأيقونة')} from="#ui/icon-button.tsx">
        <div className="cluster">
          <IconButton icon={Pencil} label={sample('Edit', 'تعديل')} />
          <IconButton icon={Trash2} isDanger label={sample('Delete', 'حذف')} />
          <IconButton icon={Pencil} size="table" label={sample('Edit the row', 'تعديل الصف')} />
          <IconButton icon={Pencil} disabled label={sample('Edit (disabled)', 'تعديل (غير متاح)')} />
        </div>
      </Specimen>
      <Specimen title={sample('Menu', 'قائمة')} from="#ui/menu.tsx">
        <div>
          <Menu
            trigger={
              <Button variant="outline" icon={<Icon icon={MenuIcon} size="medium" />}>
                {sample('Open the menu', 'فتح القائمة')}
              </Button>
            }
          >
            <MenuItem icon={Pencil} onSelect={() => undefined}>
              {sample('Edit', 'تعديل')}
            </MenuItem>
            <MenuItem icon={Plus} isDisabled onSelect={() => undefined}>
              {sample('Add', 'إضافة')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} onSelect={() => undefined}>
              {sample('Delete', 'حذف')}
            </MenuItem>
          </Menu>
        </div>
      </Specimen>
      <Specimen title={sample('Tooltip', 'تلميح')} from="#ui/tooltip.tsx">
        <div>
          <Tooltip text={sample('More about this action', 'المزيد عن هذا الإجراء')}>
            <Button variant="outline">{sample('Point here', 'تمرير المؤشر هنا')}</Button>
          </Tooltip>
        </div>
      </Specimen>
    </Group>
  )
}

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
