/**
 * The areas of texts that a browser loads when a screen needs them, each exported by its name. All screens
 * share `site`.
 */
export const areas = {
  site: () => import('./site.ts'),
  home: () => import('./home.ts'),
  notices: () => import('./notices.ts'),
  firm: () => import('./firm.ts'),
  publications: () => import('./publications.ts'),
  search: () => import('./search.ts'),
  followedRequest: () => import('./followed-request.ts'),
  ownAppointment: () => import('./own-appointment.ts'),
  forms: () => import('./forms.ts'),
  office: () => import('./office.ts'),
  proof: () => import('./proof.ts'),
  portal: () => import('./portal.ts'),
  account: () => import('./account.ts'),
  live: () => import('./live.ts'),
}

/** Texts of the server only: mail, the page in the archive of a user's data, and API responses. */
export const serverAreas = {
  mail: () => import('./mail.ts'),
  personalData: () => import('./personal-data.ts'),
  answers: () => import('./answers.ts'),
}
