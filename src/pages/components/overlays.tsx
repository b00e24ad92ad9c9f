import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { Group, Specimen, useSample } from './specimen.tsx'

export const Overlays = () => {
  const sample = useSample()
  const [shown, setShown] = useState<'dialog' | 'confirm' | 'sheet'>()
  const close = () => setShown(undefined)
  const open = sample('Open', 'فتح')
  const client = sample('Edit the client', 'تعديل العميل')
  return (
    <Group title={sample('Dialogs and notices', 'النوافذ والإشعارات')}>
      <Specimen title={sample('Dialog', 'نافذة')} from="#ui/dialog.tsx">
        <div>
          <Button variant="outline" onClick={() => setShown('dialog')}>
            {open}: {sample('dialog', 'نافذة')}
          </Button>
        </div>
      </Specimen>
      <Specimen title={sample('Confirmation', 'تأكيد')} from="#ui/confirm-dialog.tsx">
        <div>
          <Button variant="outline" onClick={() => setShown('confirm')}>
            {open}: {sample('confirmation', 'تأكيد')}
          </Button>
        </div>
      </Specimen>
      <Specimen title={sample('Sheet', 'لوحة جانبية')} from="#ui/sheet.tsx">
        <div>
          <Button variant="outline" onClick={() => setShown('sheet')}>
            {open}: {sample('sheet', 'لوحة جانبية')}
          </Button>
        </div>
      </Specimen>
      <Specimen title={sample('Toast', 'إشعار')} from="#ui/toast.ts">
        <div className="cluster">
          <Button
            variant="outline"
            onClick={() => showToast({ title: sample('Changes saved', 'تم حفظ التغييرات') })}
          >
            {sample('Show a success', 'عرض إشعار نجاح')}
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              showToast({
                title: sample('Not saved', 'تعذّر الحفظ'),
                description: sample('Try again in a few minutes.', 'يرجى إعادة المحاولة بعد دقائق.'),
                variant: 'destructive',
              })
            }
          >
            {sample('Show a failure', 'عرض إشعار فشل')}
          </Button>
        </div>
      </Specimen>
      {shown === 'dialog' && (
        <Dialog
          title={client}
          description={sample('All fields are required.', 'جميع الحقول إلزامية.')}
          onClose={close}
          form={{ onSubmit: (event) => event.preventDefault() }}
          foot={(cancel) => <SaveButtons label={sample('Save', 'حفظ')} isSaving={false} onCancel={cancel} />}
        >
          <TextField label={sample('Name', 'الاسم')} />
        </Dialog>
      )}
      {shown === 'confirm' && (
        <ConfirmDialog
          title={sample('Delete the client?', 'هل تريد حذف العميل؟')}
          onConfirm={close}
          onCancel={close}
        >
          {sample('The deletion cannot be undone.', 'لا يمكن التراجع عن الحذف.')}
        </ConfirmDialog>
      )}
      {shown === 'sheet' && (
        <Sheet label={client} head={<b>{client}</b>} onClose={close}>
          <div className="panel-body">{sample('Content', 'المحتوى')}</div>
        </Sheet>
      )}
    </Group>
  )
}
