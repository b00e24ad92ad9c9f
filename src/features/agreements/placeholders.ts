import { placeholders } from './values.ts'

/** The content of the first braces that are not a placeholder, such as `foo` in `{foo}`. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !placeholders.some((known) => known === name))
