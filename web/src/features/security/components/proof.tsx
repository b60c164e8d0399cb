import type { TFunction } from 'i18next';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { factorsQuery } from '../../../api/account.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { type Form, type Refusal, refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { useSession } from '../../../lib/session/session-context.js';
import { PasswordField } from '../../../parts/account/PasswordField.js';
import { Button } from '../../../ui/Button.js';
import { CodeField } from '../../../ui/CodeField.js';
import { ErrorSummary, type FieldProblem } from '../../../ui/ErrorSummary.js';

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
  label?: string | undefined;
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

/** Names of the values, and element ids, of a form's proof of identity; distinct for each form of the page. */
type ProofIds<Id extends string> = Readonly<{ password: Id; code: Id }>;
type ProofBody = Readonly<{ password: string; code?: string }>;
type ProofSetup<Own extends object, Id extends string> = Readonly<{
  ids: ProofIds<Id>;
  withCode: boolean;
  /** Text for an empty password. */
  missing: string;
  initial: Own;
  /** @param proof problems of password and code */
  check: (values: Own, proof: readonly FieldProblem[]) => readonly FieldProblem[];
  send: (values: Own, proof: ProofBody, options: Readonly<{ idempotencyKey: string }>) => Promise<Refusal | undefined>;
  /** Element ids of the form's own fields by API error code. */
  fieldOf?: Readonly<Record<string, string>>;
}>;

/** Form of a change that requires the current password, and with two-step sign-in a code. */
export const useProofForm = <Own extends object, Id extends string>({
  ids,
  withCode,
  missing,
  initial,
  check,
  send,
  fieldOf,
}: ProofSetup<Own, Id>): Form<Own & Readonly<Record<Id, string>>> => {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const empty = { [ids.password]: '', [ids.code]: '' } as Readonly<Record<Id, string>>;
  return useForm<Own & Readonly<Record<Id, string>>>({
    initial: { ...initial, ...empty },
    check: (values) =>
      check(values, [
        ...(values[ids.password] === '' ? [{ id: ids.password, text: missing }] : []),
        ...(withCode && values[ids.code].trim() === '' ? [{ id: ids.code, text: t('twoSteps.codeMissing') }] : []),
      ]),
    send: async (values, options) => {
      try {
        const proof = { password: values[ids.password], ...(withCode ? { code: values[ids.code] } : {}) };
        return await send(values, proof, options);
      } catch (error) {
        const proofFields = {
          wrong_password: ids.password,
          'body.password': ids.password,
          wrong_code: ids.code,
          'body.code': ids.code,
        };
        return refusalAt(common, error, { ...proofFields, ...fieldOf });
      }
    },
  });
};

type ProofFieldsProps<Id extends string> = Readonly<{
  form: Readonly<{
    errorAt: (id: string) => string | undefined;
    change: (part: Partial<Readonly<Record<Id, string>>>) => void;
  }>;
  ids: ProofIds<Id>;
  withCode: boolean;
  label?: string;
}>;

export function ProofFields<Id extends string>({ form, ids, withCode, label }: ProofFieldsProps<Id>) {
  const { t } = useTranslation('security');
  const change = (id: Id, value: string) => form.change({ [id]: value } as Partial<Record<Id, string>>);
  return (
    <>
      <OwnPassword
        id={ids.password}
        label={label}
        error={form.errorAt(ids.password)}
        onChange={(password) => change(ids.password, password)}
      />
      {withCode && (
        <CodeField
          id={ids.code}
          letters
          label={t('twoSteps.anyCode')}
          error={form.errorAt(ids.code)}
          onChange={(code) => change(ids.code, code)}
        />
      )}
    </>
  );
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
