import { Monogram } from '#ui/monogram.tsx'
import '#ui/dialog.css'

/** Shows the user that a dialog is about. */
export const NamedPerson = ({ id, name }: { id: number; name: string }) => (
  <p className="dialog-record">
    <Monogram name={name} id={id} />
    <bdi>{name}</bdi>
  </p>
)
