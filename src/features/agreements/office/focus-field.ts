/** Focuses the control of a form by its name, and scrolls it into view. */
export const focusFieldNamed = (name: string): void => {
  const [field] = document.getElementsByName(name)
  if (!field) return
  field.focus({ preventScroll: true })
  document.activeElement?.scrollIntoView({ block: 'center' })
}
