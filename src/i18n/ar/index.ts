/**
 * The areas of texts that a browser loads when a screen needs them, each exported by its name; `site` is what every
 * screen shares.
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

/** What only the server says: mail, and the page inside the archive of somebody's personal data. */
export const serverAreas = {
  mail: () => import('./mail.ts'),
  personalData: () => import('./personal-data.ts'),
  answers: () => import('./answers.ts'),
}
