import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import { Badge, type BadgeStatus, type BadgeTone, StatusBadge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { type Column, DataTable, type TableQuery } from '#ui/data-table.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Fact } from '#ui/fact.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { RowActions } from '#ui/record-actions.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { Group, Specimen, useSample } from './specimen.tsx'

const tones: readonly BadgeTone[] = ['yellow', 'blue', 'green', 'red', 'grey']
const statuses: readonly BadgeStatus[] = [
  'pending',
  'approved',
  'completed',
  'rejected',
  'unread',
  'archived',
]

type Client = { id: number; name: string; status: BadgeStatus }

export const Lists = () => {
  const sample = useSample()
  const [tab, setTab] = useState('open')
  return (
    <Group title={sample('Lists', 'القوائم')}>
      <Clients />
      <Specimen title={sample('Page links', 'روابط الصفحات')} from="#ui/page-links.tsx">
        <PageLinks
          label={sample('Publications', 'الإصدارات')}
          page={3}
          pageCount={9}
          hrefOf={(page) => `#page-${page}`}
        />
      </Specimen>
      <Specimen title={sample('Badge', 'شارة')} from="#ui/badge.tsx">
        <div className="cluster">
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
        <div className="cluster">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} icon={Info}>
              <bdi lang="en">{tone}</bdi>
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen title={sample('Tabs', 'تبويبات')} from="#ui/tabs.tsx">
        <div>
          <Tabs
            label={sample('Requests', 'الطلبات')}
            value={tab}
            onValueChange={setTab}
            tabs={[
              {
                value: 'open',
                label: sample('Open', 'مفتوحة'),
                count: 12,
                content: sample('Twelve', 'اثنا عشر'),
              },
              { value: 'closed', label: sample('Closed', 'مغلقة'), content: sample('None', 'لا يوجد') },
            ]}
          />
        </div>
      </Specimen>
      <Specimen title={sample('Breadcrumb', 'مسار التنقل')} from="#ui/breadcrumb.tsx">
        <Breadcrumb
          links={[{ key: 'top', link: <a href="#main">{sample('Dashboard', 'لوحة التحكم')}</a> }]}
          current={sample('Clients', 'العملاء')}
        />
      </Specimen>
      <Specimen title={sample('Facts', 'بيانات')} from="#ui/fact.tsx">
        <dl className="details">
          <Fact label={sample('Client', 'العميل')}>{sample('Sara Al-Harbi', 'سارة الحربي')}</Fact>
          <Fact label={sample('Number', 'الرقم')}>
            <bdi dir="ltr">1042</bdi>
          </Fact>
        </dl>
      </Specimen>
      <Specimen title={sample('Monogram', 'الأحرف الأولى')} from="#ui/monogram.tsx">
        <div className="cluster">
          <Monogram id={1} size="large" name={sample('Sara Al-Harbi', 'سارة الحربي')} />
          <Monogram id={2} name={sample('Omar Al-Subaie', 'عمر السبيعي')} />
          <Monogram id={3} size="tiny" name={sample('Noura Al-Otaibi', 'نورة العتيبي')} />
        </div>
      </Specimen>
    </Group>
  )
}

const Clients = () => {
  const sample = useSample()
  const [query, setQuery] = useState<TableQuery>({ page: 1, pageSize: 10, q: '' })
  const rows: Client[] = [
    { id: 1, name: sample('Sara Al-Harbi', 'سارة الحربي'), status: 'pending' },
    { id: 2, name: sample('Omar Al-Subaie', 'عمر السبيعي'), status: 'approved' },
    { id: 3, name: sample('Noura Al-Otaibi', 'نورة العتيبي'), status: 'rejected' },
  ]
  const columns: Column<Client>[] = [
    {
      id: 'name',
      header: sample('Name', 'الاسم'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'status',
      header: sample('Status', 'الحالة'),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'actions',
      header: sample('Actions', 'الإجراءات'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: ({ name }) => (
        <RowActions
          editLabel={`${sample('Edit', 'تعديل')}: ${name}`}
          deleteLabel={`${sample('Delete', 'حذف')}: ${name}`}
          onEdit={() => undefined}
          onDelete={() => undefined}
        />
      ),
    },
  ]
  const label = sample('Clients', 'العملاء')
  return (
    <Specimen title={sample('Data table', 'جدول')} from="#ui/data-table.tsx">
      <DataTable
        caption={label}
        columns={columns}
        rowKey={({ id }) => id}
        list={{ query, onQueryChange: setQuery }}
        search={{ label: sample('Search in the table', 'البحث في الجدول') }}
        result={{
          data: { rows: rows.filter(({ name }) => name.includes(query.q)), total: 42 },
          error: null,
          isFetching: false,
          refetch: () => undefined,
        }}
        empty={<EmptyState title={sample('No clients yet', 'لا عملاء بعد')} />}
      />
    </Specimen>
  )
}

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
