import Plus from 'lucide-react/icons/plus'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** Adds the first record to an empty list. */
export const AddButton = ({ label, onAdd }: { label: string; onAdd: () => void }) => (
  <Button variant="outline" icon={<Icon icon={Plus} size="medium" />} onClick={onAdd}>
    {label}
  </Button>
)
