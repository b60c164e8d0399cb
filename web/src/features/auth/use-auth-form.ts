import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrength } from '@lendring/contracts/identity/password-strength.js';
import { looksLikeEmail } from '../../lib/forms/typed-text.js';
import { type Form, type Refusal, useForm } from '../../lib/forms/use-form.js';
import type {
  CodeOutcome,
  LinkOutcome,
  MailOutcome,
  SignInOutcome,
  TokenOutcome,
  VerifyOutcome,
  WrongFields,
} from './calls.js';
import { kept } from './kept.js';

type AuthProblem = 'emailMissing' | 'email' | 'passwordMissing' | 'newPasswordMissing' | 'short' | 'common';
type WrongAt = Readonly<{ id: 'email' | 'password'; problem: AuthProblem }>;

export const wrongEmail = (email: string): readonly WrongAt[] =>
  email.trim() === ''
    ? [{ id: 'email', problem: 'emailMissing' }]
    : looksLikeEmail(email)
      ? []
      : [{ id: 'email', problem: 'email' }];

/** Sign-in accepts any password; a `fresh` (new) password must meet the rules. */
export const wrongPassword = (password: string, fresh: boolean): readonly WrongAt[] => {
  if (password === '') return [{ id: 'password', problem: fresh ? 'newPasswordMissing' : 'passwordMissing' }];
  const strength = fresh ? passwordStrength(password) : 'good';
  return strength === 'short' || strength === 'common' ? [{ id: 'password', problem: strength }] : [];
};

export const wrongAt = ({ email, password }: WrongFields): readonly WrongAt[] => [
  ...(email ? [{ id: 'email', problem: email } as const] : []),
  ...(password ? [{ id: 'password', problem: password } as const] : []),
];

export type Typed = Readonly<{ email: string; password: string }>;

const read = (form: HTMLFormElement): Typed => {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
};

type Setup = Readonly<{
  check: (typed: Typed) => readonly WrongAt[];
  send: (typed: Typed) => Promise<Refusal | undefined>;
  /** Form action for submits before hydration; the server redirects back with the error. */
  action: string;
  first?: Refusal | undefined;
}>;

/**
 * Form with uncontrolled fields, so that text entered and submits made before hydration count. Spread `props` into
 * the `<form>`.
 */
export const useAuthForm = ({
  check,
  send,
  action,
  first,
}: Setup): Form<Typed> &
  Readonly<{
    props: Readonly<{
      ref: RefObject<HTMLFormElement | null>;
      method: 'post';
      action: string;
      noValidate: true;
      onInput: (event: FormEvent<HTMLFormElement>) => void;
      onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    }>;
  }> => {
  const { t } = useTranslation('auth');
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Typed>({
    initial: { email: '', password: '' },
    send,
    first,
    check: (typed) => check(typed).map(({ id, problem }) => ({ id, text: t(`problem.${problem}`) })),
  });
  const { change } = form;
  useEffect(() => {
    if (!element.current) return;
    const email = element.current.elements.namedItem('email');
    if (email instanceof HTMLInputElement && email.value === '') email.value = kept.early();
    const typed = Object.entries(read(element.current)).filter(([, value]) => value !== '');
    change(Object.fromEntries(typed));
  }, [change]);
  return {
    ...form,
    props: {
      ref: element,
      method: 'post',
      action,
      noValidate: true,
      onInput: (event) => {
        kept.keepEmail(read(event.currentTarget).email);
        change(changed(read(event.currentTarget), event.target));
      },
      onSubmit: (event) => {
        event.preventDefault();
        void form.submit(read(event.currentTarget));
      },
    },
  };
};

const changed = (typed: Typed, field: EventTarget): Partial<Typed> =>
  field instanceof HTMLInputElement && (field.name === 'email' || field.name === 'password')
    ? { [field.name]: typed[field.name] }
    : typed;

type Troubles = Extract<
  CodeOutcome | LinkOutcome | SignInOutcome | MailOutcome | TokenOutcome | VerifyOutcome,
  { outcome: 'invalid' | 'slow_down' | 'crowded' | 'failed' }
>;

export const useTrouble = (): ((trouble: Troubles) => Refusal) => {
  const { t } = useTranslation(['auth', 'common']);
  return (trouble) => {
    if ('seconds' in trouble) {
      const words = trouble.outcome === 'crowded' ? 'crowded' : 'slowDown';
      const minutes = Math.ceil(trouble.seconds / 60);
      return {
        problems: [],
        text:
          trouble.seconds < 60
            ? t(`${words}.seconds`, { count: trouble.seconds })
            : t(`${words}.minutes`, { count: minutes }),
      };
    }
    if (trouble.outcome === 'failed') return { problems: [], text: t(`common:error.${trouble.reason}`) };
    const problems = wrongAt(trouble.fields).map(({ id, problem }) => ({ id, text: t(`problem.${problem}`) }));
    return { problems, ...(problems.length === 0 ? { text: t('common:error.unknown') } : {}) };
  };
};

export type Came = Readonly<{ problem?: string | undefined; seconds?: number | undefined }>;

/** Outcome of a form submit before hydration, from `?problem=`. */
export const useFirst = ({ problem, seconds = 1 }: Came): Refusal | undefined => {
  const { t } = useTranslation(['auth', 'common']);
  const trouble = useTrouble();
  switch (problem) {
    case 'email':
    case 'short':
    case 'common':
      return trouble({ outcome: 'invalid', fields: problem === 'email' ? { email: 'email' } : { password: problem } });
    case 'slow_down':
    case 'crowded':
      return trouble({ outcome: problem, seconds });
    case 'invalid':
      return trouble({ outcome: 'invalid', fields: {} });
    case 'wrong':
    case 'unverified':
    case 'expired':
      return { problems: [], text: t(`signIn.${problem}`) };
    default:
      return undefined;
  }
};
