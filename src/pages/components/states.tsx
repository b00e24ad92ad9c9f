import { Button } from '#ui/button.tsx'
import { EmptyState, NoResults } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { Group, Specimen, useSample } from './specimen.tsx'

export const States = () => {
  const sample = useSample()
  return (
    <Group title={sample('States', 'الحالات')}>
      <Specimen title={sample('Empty list', 'قائمة فارغة')} from="#ui/empty-state.tsx">
        <EmptyState
          title={sample('No clients yet', 'لا عملاء بعد')}
          action={<Button>{sample('Add a client', 'إضافة عميل')}</Button>}
        >
          {sample('Clients that you add are listed here.', 'يظهر هنا العملاء بعد إضافتهم.')}
        </EmptyState>
        <NoResults onClear={() => undefined}>{sample('Status: Rejected', 'الحالة: مرفوض')}</NoResults>
      </Specimen>
      <Specimen title={sample('Failure', 'تعذّر التحميل')} from="#ui/error-state.tsx">
        <ErrorState title={sample('The list did not load', 'تعذّر تحميل القائمة')} onRetry={() => undefined}>
          {sample('Check the connection and try again.', 'يرجى التحقق من الاتصال وإعادة المحاولة.')}
        </ErrorState>
      </Specimen>
      <Specimen title={sample('Skeleton', 'هيكل التحميل')} from="#ui/skeleton.tsx">
        <Loading className="stack" label={null} shapes={['40', '100', '80']} />
      </Specimen>
      <Specimen title={sample('Progress', 'انتظار')} from="#ui/spinner.tsx">
        <PageSpinner />
      </Specimen>
    </Group>
  )
}
