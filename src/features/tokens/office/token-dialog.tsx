import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { may } from '#access/permissions.ts'
import { nounsOfScopes, type Scope, scopeNouns } from '#access/scopes.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { type CreatedToken, defaultDays, networksIn, offeredDays, tokenForm } from '../schema.ts'
import { makeToken, ownTokensKey } from './api.ts'

/** Makes a token, and shows it once. */
export default function TokenDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<CreatedToken>()
  return made ? <Made made={made} onClose={onClose} /> : <Form onMade={setMade} onClose={onClose} />
}

const labels = {
  name: 'tokens.name',
  days: 'tokens.days',
  scopes: 'tokens.scopes',
  networks: 'tokens.networks',
} as const

const Form = ({ onMade, onClose }: { onMade: (made: CreatedToken) => void; onClose: () => void }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { form, field, ...frame } = useFormFrame({
    schema: tokenForm,
    labels,
    defaultValues: { name: '', days: String(defaultDays), scopes: [], networks: '' },
    send: ({ days, networks, ...values }) =>
      makeToken({ ...values, days: Number(days), networks: networksIn(networks) }),
    onSent: (made) => {
      void queryClient.invalidateQueries({ queryKey: ownTokensKey })
      onMade(made)
    },
    failed: t('tokens.makeFailed'),
    headingLevel: 'h3',
  })
  const { error } = field('scopes')
  const choose = (chosen: Scope[]) => {
    form.setValue('scopes', chosen, { shouldDirty: true })
    form.clearErrors('scopes')
  }
  return (
    <SendingDialog
      title={t('tokens.add')}
      frame={frame}
      save={t('tokens.make')}
      formLabel={t('tokens.add')}
      onClose={onClose}
    >
      <TextField
        {...field('name')}
        hint={t('tokens.name.hint')}
        autoComplete="off"
        dir="auto"
        data-initial-focus
      />
      <SelectField
        {...field('days')}
        options={offeredDays.map((days) => ({ value: String(days), label: t('tokens.days.n', { n: days }) }))}
      />
      <Scopes action="read" chosen={form.watch('scopes')} onChange={choose} error={error} />
      <Scopes action="write" chosen={form.watch('scopes')} onChange={choose} hint={t('tokens.write.hint')} />
      <TextArea {...field('networks')} hint={t('tokens.networks.hint')} rows={2} dir="ltr" isOptional />
    </SendingDialog>
  )
}

/** The scopes for reading or for writing, of the nouns whose screens the user may open. */
const Scopes = ({
  action,
  chosen,
  onChange,
  ...texts
}: {
  action: 'read' | 'write'
  chosen: readonly Scope[]
  onChange: (chosen: Scope[]) => void
  hint?: string
  error?: string | undefined
}) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const options = nounsOfScopes
    .filter((noun) => user && may(user.role, scopeNouns[noun]))
    .map((noun) => ({ value: `${noun}:${action}` as const, label: t(`tokens.noun.${noun}`) }))
  const isOfAction = (scope: Scope) => scope.endsWith(`:${action}`)
  return (
    <CheckboxGroup
      {...texts}
      label={t(`tokens.${action}`)}
      options={options}
      value={chosen.filter(isOfAction)}
      onChange={(values) => onChange([...chosen.filter((scope) => !isOfAction(scope)), ...values])}
    />
  )
}

const Made = ({ made: { name, token }, onClose }: { made: CreatedToken; onClose: () => void }) => {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy({
    title: t('tokens.copyFailed'),
    description: t('tokens.copyFailed.text'),
  })
  return (
    <Dialog
      title={t('tokens.made')}
      description={t('tokens.made.text')}
      headExtra={<bdi>{name}</bdi>}
      foot={<Button onClick={onClose}>{t('tokens.done')}</Button>}
      onClose={onClose}
    >
      <div className="stack">
        <TextField
          label={t('tokens.made.token')}
          value={token}
          readOnly
          dir="ltr"
          data-initial-focus
          onFocus={({ target }) => target.select()}
        />
        <div className="cluster">
          <Button
            variant="outline"
            icon={<Icon icon={isCopied ? Check : Copy} size="medium" />}
            onClick={() => copy(token)}
          >
            {isCopied ? t('tokens.copied') : t('tokens.copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
