import type { TFunction } from 'i18next';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { factorsQuery } from '../../../api/security.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { type Refusal, refusalOf, type useForm } from '../../../lib/forms/use-form.js';
import { useSession } from '../../../lib/session/session-context.js';
import { PasswordField } from '../../../parts/account/PasswordField.js';
import { Button } from '../../../ui/Button.js';
import { CodeField } from '../../../ui/CodeField.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';

/** Maps API error codes to the element id of a field; other errors appear above the form. */
export const refusalAt = (t: TFunction, error: unknown, fieldOf: Readonly<Record<string, string>>): Refusal => {
  const id = isApiError(error) ? fieldOf[error.code] : undefined;
  return id !== undefined && isApiError(error)
    ? { problems: [{ id, text: error.message }] }
    : refusalOf(t, error, (path) => fieldOf[`body.${path}`] ?? null);
};

/** Whether two-step sign-in is on, so that security changes require a code; undefined while loading. */
export const useWithCode = (): boolean | undefined => {
  const { data } = useQuery(factorsQuery(useApi()));
  return data && data.totp !== null;
};

/** Moves the focus to a section's heading when the section's focused form closes. */
export const useFocusBack = (open: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open) heading.current?.focus();
    was.current = open;
  }, [open]);
  return heading;
};

export const useProfileEmail = (): string => {
  const session = useSession();
  return session.status === 'in' ? session.profile.email : '';
};

type OwnPasswordProps = Readonly<{
  id: string;
  label?: string;
  error: string | undefined;
  onChange: (password: string) => void;
}>;

export function OwnPassword({ id, label, error, onChange }: OwnPasswordProps) {
  const { t } = useTranslation('security');
  return (
    <>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={useProfileEmail()} readOnly hidden />
      <PasswordField
        id={id}
        label={label ?? t('twoSteps.password')}
        error={error}
        autoComplete="current-password"
        onChange={onChange}
      />
    </>
  );
}

type OwnCodeProps = Readonly<{ id: string; error: string | undefined; onChange: (code: string) => void }>;

export function OwnCode({ id, error, onChange }: OwnCodeProps) {
  const { t } = useTranslation('security');
  return <CodeField id={id} letters label={t('twoSteps.anyCode')} error={error} onChange={onChange} />;
}

type ProofFormProps = Readonly<{
  form: Pick<ReturnType<typeof useForm>, 'summary' | 'busy'> & Readonly<{ submit: () => Promise<boolean> }>;
  labelledBy: string;
  intro?: ReactNode;
  children: ReactNode;
  act: string;
  danger?: boolean;
  cancel: string;
  onCancel: () => void;
}>;

export function ProofForm({
  form,
  labelledBy,
  intro,
  children,
  act,
  danger = false,
  cancel,
  onCancel,
}: ProofFormProps) {
  return (
    <form
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="flex max-w-[440px] flex-col gap-5"
    >
      {intro}
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} loneAtField />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
          {act}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
