import type { Locator } from '@playwright/test'
import { type Language, wordsIn } from './fixtures.ts'

/** A button in a row, by its action. Its label also contains the person's name. */
export const rowButton = (row: Locator, language: Language, key: 'users.editNamed' | 'users.deleteNamed') =>
  row.getByRole('button', {
    // Arabic isolates the name with invisible marks.
    name: new RegExp(
      `^${wordsIn(language)(key, { name: '' })
        .replace(/[\u2068\u2069]/g, '')
        .trim()}`,
    ),
  })
