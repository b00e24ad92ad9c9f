import { splitFileName } from '#i18n/file-name.ts'

/**
 * A file's name in its own direction. The Latin end of an Arabic name stays in one piece through markup, so
 * that a copied name has no invisible characters.
 */
export const FileName = ({ children }: { children: string }) => {
  const [name, end] = splitFileName(children)
  return (
    <bdi>
      {name}
      {end && <bdi dir="ltr">{end}</bdi>}
    </bdi>
  )
}
