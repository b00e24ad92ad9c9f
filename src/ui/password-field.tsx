import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { type FieldTexts, FormField, fieldTexts } from './form-field.tsx'
import { IconButton } from './icon-button.tsx'
import { TextInput } from './text-field.tsx'
import { useMounted } from './use-mounted.ts'

/** Pass `autoComplete`: `current-password` or `new-password`. Never blocks pasting. */
export const PasswordField = (
  props: FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'>,
) => {
  const { t } = useTranslation()
  const isMounted = useMounted()
  const [isVisible, setVisible] = useState(false)
  const { texts, control } = fieldTexts(props)
  return (
    <FormField {...texts}>
      {(names) => (
        <div className="password-field">
          <TextInput
            spellCheck={false}
            autoCapitalize="none"
            {...control}
            {...names}
            dir="ltr"
            type={isVisible ? 'text' : 'password'}
          />
          {isMounted && (
            <IconButton
              icon={isVisible ? EyeOff : Eye}
              label={t(isVisible ? 'form.hidePassword' : 'form.showPassword')}
              aria-controls={names.id}
              onClick={() => setVisible(!isVisible)}
            />
          )}
        </div>
      )}
    </FormField>
  )
}
