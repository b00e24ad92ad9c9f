import * as z from 'zod/mini'
import { pastDayOrNone } from './day.ts'
import { type Consent, requiredOfConsent } from './missing-consent.ts'
import { optionalLines, optionalText } from './text.ts'

/** The consent of a person or company to be shown on the website. */
export const consentFields = {
  consentBy: optionalText(200),
  consentOn: z.optional(pastDayOrNone),
  consentNote: optionalLines(1000),
}

export const storedConsent = {
  consentBy: z.string(),
  consentOn: z.nullable(z.string()),
  consentNote: z.string(),
}

/** The checks of a form: a record that `isShown` selects needs its consent. */
export const consentBeforeShowing = <Typed extends Consent>(isShown: (typed: Typed) => boolean) =>
  requiredOfConsent.map((field) =>
    z.refine<Typed>((typed) => !isShown(typed) || Boolean(typed[field]), {
      error: 'val.consent.required',
      path: [field],
    }),
  )
