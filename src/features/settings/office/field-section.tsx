import { type ReactNode, useId } from 'react'

/** A titled group of fields, English and Arabic side by side. */
export const FieldSection = ({
  title,
  note,
  children,
}: {
  title: string
  note?: string
  children: ReactNode
}) => {
  const id = useId()
  return (
    <section className="settings-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="muted">{note}</p>}
      <div className="form-grid">{children}</div>
    </section>
  )
}
