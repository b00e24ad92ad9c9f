import { OperatorError } from '../src/backup/operator-error.ts'
import type { Database } from '../src/db/connection.ts'
import { setAuditKey } from '../src/features/audit/server/chain.ts'
import { openAuditKey } from '../src/features/audit/server/proof.ts'
import { countPasskeysOf } from '../src/features/auth/passkeys/server/repository.ts'
import { createAdmin, resetPassword } from '../src/features/auth/server/operator.ts'
import { isTwoFactorOn } from '../src/features/auth/two-factor/server/repository.ts'
import { withFirm } from '../src/features/backups/server/firm.ts'
import { chooseLocalAdmin } from '../src/features/directory/server/operator.ts'
import { userInput } from '../src/features/users/schema.ts'
import { listOfficeAccounts } from '../src/features/users/server/repository.ts'
import { AppError } from '../src/http/errors.ts'
import { firmOf, runCommand } from './run-command.ts'

const help = `npm run admin -- list | create NAME EMAIL | reset-password NAME [--second-factor] | local NAME

For whoever is locked out. On the embedded database stop the server first.

list                   the accounts of the office, with their role and state
create NAME EMAIL      a new admin; its password is printed once
reset-password NAME    a new password, printed once, for any account; all its sessions end
  --second-factor      also turns its two-factor authentication off and removes its passkeys
local NAME             the one admin who may use a password with OIDC_ONLY; each use is mailed to all admins

Everything stands in the audit log. Exit codes: 0 done; 1 nothing was changed; 2 called in a wrong way.`

type Requested = { db: Database; names: string[]; alsoSecondFactor: boolean }

const list = async ({ db }: Requested) => {
  for (const { id, username, email, role, isActive } of await listOfficeAccounts(db)) {
    const factor = (await isTwoFactorOn(db, id)) ? 'second factor on' : 'no second factor'
    console.log([username, email, role, isActive ? 'active' : 'deactivated', factor].join('\t'))
  }
}

const create = async ({ db, names: [name, address] }: Requested) => {
  const username = userInput.shape.username.safeParse(name)
  const email = userInput.shape.email.safeParse(address)
  if (!username.success)
    throw new OperatorError('NAME must have 3 to 60 letters, digits, dots, dashes, underscores or @')
  if (!email.success) throw new OperatorError('EMAIL must be an email address')
  const { person, password } = await createAdmin(db, { username: username.data, email: email.data }).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'taken')
        throw new OperatorError(
          'an account has this name, one that reads like it, or this address: nothing was changed',
        )
      throw error
    },
  )
  console.log(`created the admin ${person.username}, password ${password} (shown only now)`)
}

const reset = async ({ db, names: [name = ''], alsoSecondFactor }: Requested) => {
  const done = await resetPassword(db, name, { alsoSecondFactor })
  if (!done) throw new OperatorError(`nobody has the name ${name}: nothing was changed`)
  const { person, password, hadSecondFactor } = done
  console.log(`username ${person.username}, new password ${password} (shown only now); all sessions ended`)
  if (hadSecondFactor) console.log('the second factor is off')
  else if (await isTwoFactorOn(db, person.id))
    console.log('a second factor is on: with --second-factor it is turned off, too')
  if ((await countPasskeysOf(db, person.id)) > 0)
    console.log('passkeys open the account as before: with --second-factor they are removed, too')
  if (!person.isActive)
    console.log('the account is deactivated: an admin can reactivate it at /dashboard/users')
}

const local = async ({ db, names: [name = ''] }: Requested) => {
  const person = await chooseLocalAdmin(db, name)
  if (!person) throw new OperatorError(`no active admin has the name ${name}: nothing was changed`)
  console.log(`the local admin is ${person.username}`)
}

const actions: Record<string, { names: number; run: (requested: Requested) => Promise<void> }> = {
  list: { names: 0, run: list },
  create: { names: 2, run: create },
  'reset-password': { names: 1, run: reset },
  local: { names: 1, run: local },
}

await runCommand({
  help,
  options: { 'second-factor': { type: 'boolean' } },
  names: { min: 1, max: 3 },
  async run({ names: [requested = '', ...names], values }, environment) {
    const action = actions[requested]
    if (!action || action.names !== names.length) {
      console.error(help.slice(0, help.indexOf('\n')))
      return 2
    }
    const firm = firmOf(environment)
    await withFirm(firm, async ({ connection: { db } }) => {
      setAuditKey(await openAuditKey(db, firm.dataDir))
      await action.run({ db, names, alsoSecondFactor: values['second-factor'] === true })
    })
    return 0
  },
})
