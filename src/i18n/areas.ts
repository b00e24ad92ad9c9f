import type * as english from './en/index.ts'

/** Areas for the server only: mail, the page in the archive of a user's data, and API responses. */
export const serverAreas = ['mail', 'personalData', 'answers'] as const

/** The texts of forms, with those of lists and dialogs. */
export const formAreas = ['controls', 'forms'] as const
/** The areas that every page of the dashboard loads. */
export const officeAreas = ['controls', 'office'] as const
/** Notices stand above every screen of the office. */
export const noticeAreas = ['officeNotices'] as const
/** The areas that every page of the portal loads. */
export const portalAreas = ['portal', 'documents', 'controls'] as const
/** The areas of the portal that some screens of the dashboard list, too. */
export const sharedAreas = ['forms', 'agreements', 'documents', 'messages'] as const

/** The areas that parts of the home page load. */
export const homeAreas = ['home', 'notices'] as const
/** The area that a page behind the login loads on demand. */
export const accountArea = 'account'

type File = (typeof english)[keyof typeof english]
type AreaOf<In> = In extends unknown ? keyof In : never
type KeyOf<In, Area> = In extends unknown
  ? { [each in keyof In & Area]: keyof In[each] }[keyof In & Area]
  : never

type Area = AreaOf<File>
/** The areas that only some dashboard screens need. `office-screens.ts` lists the areas of each screen. */
export type OfficeArea = Exclude<Extract<Area, `office${string}`>, 'office'>
/** The areas that a browser loads when a screen needs them. All screens share `site`. */
export type TextArea = Exclude<Area, OfficeArea | (typeof serverAreas)[number]>

/** The areas that a screen of the dashboard lists; `forms` if it begins with a form. */
export type OfficeScreenArea = OfficeArea | (typeof sharedAreas)[number]

/** A key of any English text that a browser can load. */
export type TextKey = KeyOf<File, OfficeArea | TextArea>
/** A key of any English text, including those of the server. */
export type ServerTextKey = KeyOf<File, Area>
