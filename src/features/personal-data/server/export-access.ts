import { html, type Section } from './export-html.ts'

export const sessions: Section = ({ time, latin, facts, section }, data) =>
  section(
    'export.sessions',
    data.sessions.map(
      (session) =>
        html`<article>${facts([
          ['export.device', session.userAgent && latin(session.userAgent)],
          ['export.address', session.ipAddress && latin(session.ipAddress)],
          ['export.loggedIn', time(session.createdAt)],
          ['export.lastUsed', time(session.lastSeenAt)],
        ])}</article>`,
    ),
  )

export const devices: Section = ({ time, facts, section }, data) =>
  section(
    'export.devices',
    data.devices.map(
      (device) =>
        html`<article>${facts([
          ['export.loggedIn', time(device.createdAt)],
          ['export.lastUsed', time(device.lastSeenAt)],
        ])}</article>`,
    ),
  )

export const passkeys: Section = ({ time, typed, facts, section }, data) =>
  section(
    'export.passkeys',
    data.passkeys.map(
      (passkey) =>
        html`<article>${facts([
          ['export.name', typed(passkey.name)],
          ['export.added', time(passkey.createdAt)],
          ['export.lastUsed', passkey.lastUsedAt && time(passkey.lastUsedAt)],
        ])}</article>`,
    ),
  )
