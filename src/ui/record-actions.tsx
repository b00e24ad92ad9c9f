import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

/** The buttons at the end of a row: edit and delete, after any further actions. */
export const RowActions = ({
  editLabel,
  deleteLabel,
  onEdit,
  onDelete,
  children,
}: {
  /** Include the row's name: «Edit Corporate law». */
  editLabel: string
  deleteLabel: string
  onEdit: () => void
  onDelete: () => void
  children?: ReactNode
}) => (
  <span className="row-actions">
    {children}
    <IconButton icon={Pencil} size="table" label={editLabel} onClick={onEdit} />
    <IconButton icon={Trash2} size="table" isDanger label={deleteLabel} onClick={onDelete} />
  </span>
)

/** Adds the first record to an empty list. */
export const AddButton = ({ label, onAdd }: { label: string; onAdd: () => void }) => (
  <Button variant="outline" icon={<Icon icon={Plus} size="medium" />} onClick={onAdd}>
    {label}
  </Button>
)
