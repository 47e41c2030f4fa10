import { useForm } from 'react-hook-form';
import { translateMessage, useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify, TextField } from '@manette/web-ui';
import { FIX_ERRORS } from '../../../forms/sentences';

export type CodeKind = 'code' | 'recoveryCode';

const MISSING = { code: 'Code is required', recoveryCode: 'Recovery code is required' } as const;

interface Props {
  kind: CodeKind;
  isSending: boolean;
  onCode: (code: string) => void;
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ kind, isSending, onCode }: Props) {
  // react-hook-form mutates its objects, which the React Compiler treats as unchanged.
  'use no memo';
  const { t } = useTranslation('secondStep');
  const message = useTranslateMessage();
  const form = useForm({ mode: 'onTouched', defaultValues: { typed: '' } });
  const fault = form.formState.errors.typed?.message;
  const submit = form.handleSubmit(
    ({ typed }) => onCode(typed),
    () => notify.error(translateMessage(FIX_ERRORS), { id: FIX_ERRORS }),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t(kind)}
        hint={fault ? undefined : t(`${kind}Hint`)}
        inputMode={kind === 'code' ? 'numeric' : 'text'}
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize={kind === 'code' ? 'off' : 'characters'}
        spellCheck={false}
        dir="ltr"
        error={fault && message(fault)}
        {...form.register('typed', { validate: (typed) => typed.trim() !== '' || MISSING[kind] })}
      />
      <Button type="submit" look="primary" size="big" wide loading={isSending}>
        {t('verify')}
      </Button>
    </form>
  );
}
