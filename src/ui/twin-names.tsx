import { directionOf, type Language } from '#languages/language.ts'

/** In a row: a name of the page's language, and the other language's under it. */
export const TwinNames = ({
  first,
  second,
  missing,
}: {
  first: { text: string; language: Language }
  /** Empty when it was never written. */
  second: { text: string; language: Language }
  /** Said in its place. */
  missing: string
}) => (
  <>
    <span className="cell-main" lang={first.language}>
      <bdi>{first.text}</bdi>
    </span>
    {second.text ? (
      <span className="cell-sub" lang={second.language}>
        <bdi dir={directionOf(second.language)}>{second.text}</bdi>
      </span>
    ) : (
      <span className="cell-sub">{missing}</span>
    )}
  </>
)
