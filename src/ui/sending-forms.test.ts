import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allForms } from '#tests/e2e/support/sending-forms.ts'

const src = join(import.meta.dirname, '..')

/** Files without a row in the end-to-end test, by reason. */
const exceptions: Record<string, string> = {
  'edits a record; a second press is refused as unchanged or repeats the same PUT': `
    features/appointments/office/appointment-dialogs.tsx features/appointments/office/hours-forms.tsx
    features/appointments/office/move-dialog.tsx features/auth/passkeys/account/passkey-dialogs.tsx
    features/conflicts/office/parties-dialog.tsx features/consents/account/own-consents.tsx
    features/consultations/office/readers-dialog.tsx features/consultations/office/use-consultation-form.tsx
    features/front-desk/office/urgent-dialog.tsx features/legal-pages/office/legal-editor.tsx
    features/people/office/correction-dialog.tsx features/people/office/note-dialogs.tsx
    features/retention/office/period-dialog.tsx features/due-diligence/office/identity-dialog.tsx
    features/due-diligence/office/risk-dialog.tsx features/name-lists/office/hit-dialog.tsx features/settings/office/settings-form.tsx
    features/users/account/profile-form.tsx features/users/office/identify-dialog.tsx
    features/users/office/user-dialog-edit.tsx pages/office/agreements/agreement-editor.tsx
    pages/office/question-sets/set-editor.tsx`,
  'chooses what is requested once; the chosen papers leave the form': 'features/papers/office/ask-form.tsx',
  'several: one edits a record, the other is a step or a button': `
    features/agreements/office/record-dialogs.tsx features/matters/office/running-progress.tsx`,
  'closes or opens the new record, by `useRecordForm` like the dialog of team members': `
    features/clients/office/client-dialog.tsx features/agreements/office/template-dialog.tsx
    features/firm-story/office/story-dialog.tsx features/matters/office/template-dialog.tsx
    features/papers/office/list-dialog.tsx
    features/services/office/service-dialog.tsx
    features/webhooks/office/receiver-dialog.tsx pages/office/publications/editor-screen.tsx`,
  'a dialog that closes, for a step that a record takes once': `
    features/appointments/browser/own-choice.tsx features/appointments/office/propose-dialog.tsx
    features/conflicts/office/parties-tasks.tsx features/papers/office/refusal-dialog.tsx features/agreements/office/draft-dialog.tsx
    features/directory/office/directory-name-dialog.tsx
    features/joins/office/join-dialog.tsx features/personal-data/account/erasure-dialog.tsx
    features/personal-data/office/erasure-decision.tsx
    features/personal-data/office/guest-erasure-dialog.tsx
    features/sample-firm/office/sample-firm-dialog.tsx`,
  'a password, code or link, replaced by the next screen': `
    features/auth/browser/code-step.tsx features/auth/browser/login-form.tsx
    features/auth/browser/proof-dialog.tsx features/auth/browser/session-api.ts
    features/directory/browser/directory-proof.tsx features/directory/website/directory-door.tsx
    features/auth/passkeys/browser/passkey-button.tsx features/auth/two-factor/account/key-dialog.tsx
    features/auth/website/address-link-form.tsx
    features/newsletter/website/newsletter-link-form.tsx features/tokens/office/token-dialog.tsx`,
  'a button or a file without fields': `
    features/papers/office/requested-paper.tsx features/papers/office/usable-documents.tsx
    features/appointments/office/calendar-address.tsx features/appointments/office/use-booking.ts
    features/auth/account/session-list.tsx features/auth/browser/send-verification.tsx
    features/consultations/office/assign-bar.tsx features/consultations/portal/earlier-requests.tsx
    features/consultations/portal/withdrawal.tsx features/directory/account/directory-panel.tsx
    features/agreements/website/file-check.tsx
    features/front-desk/office/recorded.tsx features/front-desk/office/spoken-button.tsx
    features/imports/office/use-import.ts features/legal-pages/office/legal-versions.tsx
    features/matters/portal/own-progress.tsx features/name-lists/office/lists.tsx
    features/messages/browser/use-move.ts features/newsletter/office/issue-dialog.tsx
    features/outbox/office/test-mail.tsx features/personal-data/account/own-privacy.tsx
    features/personal-data/office/guest-data.tsx
    features/publications/office/revision-dialog.tsx features/threads/office/thread-item.tsx
    pages/office/backups-page.tsx pages/office/consultations/request-screen.tsx pages/office/export-link.tsx
    pages/office/messages/contact-messages.tsx pages/office/outbox-page.tsx
    pages/office/programs/event-deliveries.tsx pages/office/programs/use-receiver-steps.ts
    pages/office/overview/today-dates.tsx pages/office/overview/today-requests.tsx
    pages/office/consultations/questions-panel.tsx pages/office/question-sets-page.tsx
    pages/office/question-sets/set-screen.tsx
    pages/office/publications-page.tsx pages/office/system-page.tsx pages/portal/favorites-page.tsx
    pages/website/publications/publication-tools.tsx ui/action-dialog.tsx`,
}

const mechanism = [
  'ui/record-editor.tsx',
  'ui/use-form-frame.ts',
  'ui/use-record-form.tsx',
  'ui/use-sending.tsx',
]
const sends = /\b(useSending|useFormFrame|useRecordForm|useMutation)[(<]|<RecordEditor\b/

describe('the table of forms that send something', () => {
  it('has each of them once, or a reason', () => {
    const files = globSync('{features,pages,ui}/**/*.{ts,tsx}', { cwd: src })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.endsWith('.test.ts') && !mechanism.includes(file))
      .filter((file) => sends.test(readFileSync(join(src, file), 'utf8')))
    const rows = allForms.map(({ file }) => `features/${file}`)
    expect(
      [...rows, ...Object.values(exceptions).flatMap((files) => files.trim().split(/\s+/))].sort(),
    ).toEqual(files.sort())
  })
})
