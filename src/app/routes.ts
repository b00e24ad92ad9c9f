import type { Routes } from '#api/routes.ts'
import type { Changes } from '#db/changes.ts'
import { agreementRoutes, agreementTemplateRoutes } from '#features/agreements/server/office-routes.ts'
import { ownAgreementRoutes } from '#features/agreements/server/own-routes.ts'
import { agreementStateRoutes } from '#features/agreements/server/state-routes.ts'
import { absenceRoutes } from '#features/appointments/server/absence-routes.ts'
import { endWithConsultation } from '#features/appointments/server/booking.ts'
import { calendarRoutes } from '#features/appointments/server/calendar-routes.ts'
import { hoursRoutes } from '#features/appointments/server/hours-routes.ts'
import { appointmentAdminRoutes } from '#features/appointments/server/office-routes.ts'
import { appointmentClientRoutes, followedAppointmentRoutes } from '#features/appointments/server/routes.ts'
import type { AuditProofResult } from '#features/audit/schema.ts'
import { auditRoutes } from '#features/audit/server/routes.ts'
import { passkeyLoginRoutes, passkeyRoutes } from '#features/auth/passkeys/server/routes.ts'
import { accountMails } from '#features/auth/server/account-mails.ts'
import { addressRoutes } from '#features/auth/server/address-routes.ts'
import type { KnownSessions } from '#features/auth/server/cookies.ts'
import { afterNewAddress } from '#features/auth/server/office-address.ts'
import { everyOwnLogin } from '#features/auth/server/open-session.ts'
import { ownSessionRoutes, proofRoutes } from '#features/auth/server/own-session-routes.ts'
import {
  invitationWith,
  inviteWith,
  passwordResetRoutes,
} from '#features/auth/server/password-reset-routes.ts'
import { deleteSessionsOf } from '#features/auth/server/repository.ts'
import { authRoutes } from '#features/auth/server/routes.ts'
import { twoFactorAdminRoutes, twoFactorRoutes } from '#features/auth/two-factor/server/routes.ts'
import { hasSecondFactor, type SecondFactor } from '#features/auth/two-factor/server/second-factor.ts'
import { type BackupDesk, backupRoutes } from '#features/backups/server/routes.ts'
import { clientAdminRoutes, clientRoutes } from '#features/clients/server/routes.ts'
import { checkApproval, flagNewRequest } from '#features/conflicts/server/checks.ts'
import { isSameName } from '#features/conflicts/server/names/similarity.ts'
import { keyNames } from '#features/conflicts/server/names-repository.ts'
import { conflictRoutes } from '#features/conflicts/server/routes.ts'
import { consentRoutes } from '#features/consents/server/routes.ts'
import type { OnClosed } from '#features/consultations/server/closing.ts'
import { assignmentRoutes, consultationNoteRoutes } from '#features/consultations/server/internal-routes.ts'
import { consultationAdminRoutes } from '#features/consultations/server/office-routes.ts'
import {
  consultationClientRoutes,
  consultationRoutes,
  earlierRequestRoutes,
  followedConsultationRoutes,
} from '#features/consultations/server/routes.ts'
import { contactAdminRoutes, contactRoutes } from '#features/contact-messages/server/routes.ts'
import { conversationRoutes } from '#features/conversations/server/routes.ts'
import { ownDirectoryRoutes } from '#features/directory/server/account-routes.ts'
import { directoryAdminRoutes } from '#features/directory/server/admin-routes.ts'
import type { Directory } from '#features/directory/server/directory.ts'
import { directoryDoorRoutes, directoryLoginRoutes } from '#features/directory/server/login-routes.ts'
import { directoryLogoutRoutes } from '#features/directory/server/logout-routes.ts'
import { ownLoginsOf } from '#features/directory/server/own-logins.ts'
import { documentAdminRoutes, documentRequestAdminRoutes } from '#features/documents/server/admin-routes.ts'
import { documentReviewRoutes } from '#features/documents/server/review-routes.ts'
import { documentClientRoutes } from '#features/documents/server/routes.ts'
import { diligenceRoutes } from '#features/due-diligence/server/routes.ts'
import { favoriteRoutes } from '#features/favorites/server/routes.ts'
import { figureRoutes } from '#features/figures/server/routes.ts'
import { findRoutes, searchRequestsFor } from '#features/find/server/routes.ts'
import { storyRoutes } from '#features/firm-story/server/routes.ts'
import { frontDeskRoutes } from '#features/front-desk/server/routes.ts'
import { coverWith, departureWith } from '#features/handovers/server/handover.ts'
import { imageAdminRoutes } from '#features/images/server/routes.ts'
import { joinRoutes } from '#features/joins/server/routes.ts'
import { legalHoldRoutes } from '#features/legal-holds/server/routes.ts'
import { legalPageAdminRoutes, legalPageRoutes } from '#features/legal-pages/server/routes.ts'
import type { StreamLimits } from '#features/live/server/live-streams.ts'
import { liveRoutes } from '#features/live/server/routes.ts'
import { dateRoutes } from '#features/matters/server/date-routes.ts'
import { calendarEntriesOf } from '#features/matters/server/mails.ts'
import { ownMatterRoutes } from '#features/matters/server/own-routes.ts'
import { powerRoutes } from '#features/matters/server/power-routes.ts'
import { progressRoutes, templateRoutes } from '#features/matters/server/progress-routes.ts'
import { decideDates } from '#features/matters/server/rules.ts'
import { messageAdminRoutes, messageClientRoutes, messageRoutes } from '#features/messages/server/routes.ts'
import { nameListRoutes } from '#features/name-lists/server/routes.ts'
import { newsletterAdminRoutes, newsletterIssueRoutes } from '#features/newsletter/server/admin-routes.ts'
import { stopIssuesOf } from '#features/newsletter/server/issue-repository.ts'
import { newsletterConsentRoutes, newsletterRoutes } from '#features/newsletter/server/routes.ts'
import { officeHoursRoutes } from '#features/office-hours/server/routes.ts'
import { outboxRoutes } from '#features/outbox/server/routes.ts'
import type { Sender } from '#features/outbox/server/sender.ts'
import { overviewRoutes } from '#features/overview/server/routes.ts'
import { paperListRoutes, paperRoutes } from '#features/papers/server/routes.ts'
import { correctionRoutes } from '#features/people/server/correction-routes.ts'
import { guestRoutes, peopleRoutes } from '#features/people/server/routes.ts'
import { personalDataAdminRoutes } from '#features/personal-data/server/admin-routes.ts'
import { guestDataRoutes, personalDataRoutes } from '#features/personal-data/server/routes.ts'
import { publicationAdminRoutes } from '#features/publications/server/admin-routes.ts'
import { publicationRoutes } from '#features/publications/server/routes.ts'
import { ownQuestionRoutes, requestQuestionRoutes } from '#features/questions/server/routes.ts'
import { requestPapersOfClaimed } from '#features/questions/server/sending.ts'
import { offersQuestions } from '#features/questions/server/set-repository.ts'
import { questionSetRoutes } from '#features/questions/server/set-routes.ts'
import { retentionRoutes } from '#features/retention/server/routes.ts'
import { sampleFirmRoutes } from '#features/sample-firm/server/routes.ts'
import { serviceAdminRoutes, serviceRoutes } from '#features/services/server/routes.ts'
import type { KnownSettings } from '#features/settings/server/known-settings.ts'
import { settingAdminRoutes, settingRoutes } from '#features/settings/server/routes.ts'
import { teamMemberAdminRoutes, teamMemberRoutes } from '#features/team-members/server/routes.ts'
import { threadRoutes } from '#features/threads/server/routes.ts'
import { ownTokenRoutes, tokenAdminRoutes } from '#features/tokens/server/routes.ts'
import { ibanMail } from '#features/upkeep/server/mails.ts'
import { upkeepRoutes } from '#features/upkeep/server/routes.ts'
import type { SelfCheck } from '#features/upkeep/server/self-check.ts'
import { identityRoutes } from '#features/users/server/identity-routes.ts'
import { strictPasswords } from '#features/users/server/password.ts'
import { ownUserRoutes, staffRoutes, userAdminRoutes } from '#features/users/server/routes.ts'
import type { Webhooks } from '#features/webhooks/server/open-webhooks.ts'
import { webhookRoutes } from '#features/webhooks/server/routes.ts'
import { wordpressRoutes } from '#features/wordpress/server/routes.ts'
import type { OutgoingNetwork } from '#http/outgoing.ts'

type Dependencies = {
  login: { isHttps: boolean; secondFactor: SecondFactor; knownSessions: KnownSessions }
  settings: KnownSettings
  sender: Sender
  readProof: () => Promise<AuditProofResult>
  /** Whether a mail server is configured to deliver the outbox. */
  isDelivered: boolean
  selfCheck: SelfCheck
  backups: BackupDesk
  pictureNetwork: OutgoingNetwork
  webhooks: Webhooks
  live: { changes: Changes; limits: StreamLimits }
  directory: Directory | undefined
}

/** Questions, papers and due diligence: they precede the first talk and the agreement. */
const preparationRoutes: Routes[] = [
  questionSetRoutes,
  ownQuestionRoutes,
  requestQuestionRoutes,
  paperListRoutes,
  paperRoutes,
  diligenceRoutes,
  nameListRoutes,
]

/**
 * The routes of every feature. A feature gets its dependencies on higher features as parameters, passed in
 * here.
 */
export const routesOf = ({
  login,
  settings,
  sender,
  readProof,
  isDelivered,
  selfCheck,
  backups,
  pictureNetwork,
  webhooks,
  live,
  directory,
}: Dependencies): Routes[] => {
  const onClosed = closeWith(sender)
  const mails = accountMails(sender)
  const passwords = strictPasswords(() => settings.get())
  const departure = departureWith(sender)
  return [
    followedAppointmentRoutes(sender),
    appointmentClientRoutes(sender),
    appointmentAdminRoutes(sender),
    hoursRoutes,
    absenceRoutes({ cover: coverWith(sender) }),
    calendarRoutes({ otherEntries: calendarEntriesOf }),
    auditRoutes({ readProof }),
    ...loginRoutes({ login, mails, passwords, directory }),
    backupRoutes({ backups }),
    clientRoutes,
    clientAdminRoutes,
    conflictRoutes,
    consentRoutes,
    consultationRoutes({ flagNewRequest, offersQuestions }),
    consultationClientRoutes(onClosed),
    followedConsultationRoutes(onClosed),
    earlierRequestRoutes({ isSameName, onClaimed: requestPapersOfClaimed }),
    consultationNoteRoutes,
    assignmentRoutes,
    consultationAdminRoutes({ prepare: keyNames, admit: checkApproval, onClosed, search: searchRequestsFor }),
    contactRoutes,
    contactAdminRoutes({ flagNewRequest }),
    conversationRoutes,
    threadRoutes,
    documentClientRoutes,
    documentAdminRoutes,
    documentRequestAdminRoutes,
    documentReviewRoutes,
    agreementTemplateRoutes,
    agreementRoutes(sender),
    agreementStateRoutes(sender),
    ownAgreementRoutes(sender),
    favoriteRoutes,
    figureRoutes,
    findRoutes,
    frontDeskRoutes({ settings }),
    storyRoutes,
    imageAdminRoutes,
    joinRoutes,
    legalHoldRoutes,
    legalPageRoutes,
    legalPageAdminRoutes,
    liveRoutes(live),
    progressRoutes(sender),
    dateRoutes(sender),
    powerRoutes,
    templateRoutes,
    ownMatterRoutes,
    ...preparationRoutes,
    messageRoutes,
    messageClientRoutes,
    messageAdminRoutes,
    newsletterRoutes,
    newsletterConsentRoutes,
    newsletterAdminRoutes,
    newsletterIssueRoutes,
    officeHoursRoutes,
    outboxRoutes({ isDelivered, ...sender }),
    overviewRoutes,
    peopleRoutes,
    guestRoutes,
    guestDataRoutes,
    correctionRoutes({ afterNewAddress: afterNewAddress(mails) }),
    personalDataRoutes,
    personalDataAdminRoutes({ departure }),
    publicationRoutes,
    publicationAdminRoutes({ stopSending: stopIssuesOf }),
    wordpressRoutes({ network: pictureNetwork }),
    webhookRoutes(webhooks),
    retentionRoutes,
    sampleFirmRoutes,
    serviceRoutes,
    serviceAdminRoutes,
    settingRoutes({ isDelivered }),
    settingAdminRoutes({ hasTwoFactor: hasSecondFactor, notifyOfIban: ibanMail(sender) }),
    teamMemberRoutes,
    teamMemberAdminRoutes,
    ownTokenRoutes,
    tokenAdminRoutes,
    upkeepRoutes({ selfCheck }),
    ownUserRoutes,
    staffRoutes,
    identityRoutes,
    userAdminRoutes({
      endSessions: deleteSessionsOf,
      passwords,
      invite: inviteWith(mails),
      inviteNew: invitationWith({ mails, isDelivered }),
      afterNewAddress: afterNewAddress(mails),
      departure,
    }),
  ]
}

type Login = Pick<Dependencies, 'login' | 'directory'> & {
  mails: ReturnType<typeof accountMails>
  passwords: ReturnType<typeof strictPasswords>
}

const loginRoutes = ({ login, mails, passwords, directory }: Login): Routes[] => {
  const { isHttps, secondFactor } = login
  const ownLogins = directory ? ownLoginsOf(directory.provider.options) : everyOwnLogin
  const options = { ...login, mails, passwords, ownLogins }
  const atDirectory = { ...options, directory }
  return [
    authRoutes(options),
    ownSessionRoutes({ isHttps, mails, passwords }),
    proofRoutes({ secondFactor, ownLogins }),
    passwordResetRoutes({ mails, passwords }),
    addressRoutes({ mails }),
    passkeyLoginRoutes(options),
    passkeyRoutes({ secondFactor, ownLogins }),
    twoFactorRoutes({ secondFactor }),
    twoFactorAdminRoutes,
    directoryDoorRoutes(atDirectory),
    directoryLoginRoutes(atDirectory),
    directoryLogoutRoutes({ directory }),
    ownDirectoryRoutes({ directory, secondFactor }),
    directoryAdminRoutes({ directory }),
  ]
}

const closeWith =
  (sender: Dependencies['sender']): OnClosed =>
  async (tx, ...closing) => {
    await decideDates(sender)(tx, ...closing)
    return endWithConsultation(sender)(tx, ...closing)
  }
