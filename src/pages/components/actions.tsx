import MenuIcon from 'lucide-react/icons/menu'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
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
