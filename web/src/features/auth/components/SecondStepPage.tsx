import { Link } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useForm, type Refusal } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { CodeField } from '../../../ui/CodeField.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { useAuthCalls } from '../calls.js';
import { startHref } from '../kept.js';
import { AuthFrame, PageFields } from './AuthFrame.js';
import { type Came, useFirst, useTrouble } from '../use-auth-form.js';

type Props = Readonly<{ uid?: string | undefined; recovery?: 'yes' | undefined; go?: (href: string) => void }> & Came;
type Typed = Readonly<{ code: string; remember: boolean }>;

const typedIn = (form: HTMLFormElement): Typed => {
  const data = new FormData(form);
  return { code: String(data.get('code') ?? ''), remember: data.get('remember') !== null };
};

export function SecondStepPage({ uid, recovery, problem, seconds, go = (href) => location.assign(href) }: Props) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const calls = useAuthCalls();
  const trouble = useTrouble();
  const [over, setOver] = useState(problem === 'expired' || uid === undefined);
  const wrong: Refusal = {
    problems: [{ id: 'code', text: t(recovery ? 'secondStep.recoveryWrong' : 'secondStep.wrong') }],
  };
  const came = useFirst({ problem, seconds });
  const form = useForm<Typed>({
    initial: { code: '', remember: false },
    first: problem === 'wrong_code' ? wrong : came,
    check: ({ code }) => (code.trim() === '' ? [{ id: 'code', text: t('secondStep.codeMissing') }] : []),
    send: async ({ code, remember }) => {
      const outcome = await calls.enterCode(uid ?? '', code, remember);
      switch (outcome.outcome) {
        case 'ok':
          go(outcome.redirect);
          // Never resolve: the button stays busy until the browser leaves the page.
          return new Promise(() => {});
        case 'wrong_code':
          return wrong;
        // End the form: the password has changed meanwhile, or the interaction has timed out.
        case 'wrong':
        case 'expired':
          setOver(true);
          return undefined;
        default:
          return trouble(outcome);
      }
    },
  });
  const again = startHref(locale);
  if (over)
    return (
      <AuthFrame key="over" title={t('signIn.expired')} intro={<p>{t('secondStep.expired')}</p>} emoji="lock" arrived>
        <ButtonAnchor href={again} wide>
          {t('signIn.startAgain')}
        </ButtonAnchor>
      </AuthFrame>
    );
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.submit(typedIn(event.currentTarget));
  };
  return (
    <AuthFrame
      title={t('secondStep.title')}
      intro={<p>{t(recovery ? 'secondStep.recoveryText' : 'secondStep.text')}</p>}
    >
      <form
        method="post"
        action={`/oidc/interaction/${uid}/code`}
        aria-label={t('secondStep.title')}
        noValidate
        onInput={(event) => form.change({ code: typedIn(event.currentTarget).code })}
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        <PageFields uid={uid} recovery={recovery} />
        <ErrorSummary
          key={form.summary.attempt}
          problems={form.summary.problems}
          text={form.summary.text}
          loneAtField
        />
        <CodeField
          key={recovery ?? 'app'}
          letters={recovery === 'yes'}
          label={t(recovery ? 'secondStep.recovery' : 'secondStep.code')}
          hint={t(recovery ? 'secondStep.recoveryHint' : 'secondStep.codeHint')}
          error={form.errorAt('code')}
        />
        <Checkbox name="remember" label={t('secondStep.remember')} hint={t('secondStep.rememberHint')} />
        <Button type="submit" wide busy={form.busy}>
          {t('secondStep.do')}
        </Button>
      </form>
      <p>
        <Link
          to="/auth/second-step"
          search={{ ...(uid ? { uid } : {}), ...(recovery ? {} : { recovery: 'yes' as const }) }}
          className="inline-block py-1.5 font-bold"
        >
          {t(recovery ? 'secondStep.toApp' : 'secondStep.toRecovery')}
        </Link>
      </p>
      {recovery && (
        <div>
          <h2 className="title">{t('secondStep.lost')}</h2>
          <p className="mb-1 text-base">{t('secondStep.lostText')}</p>
          <Link to="/contact" className="inline-block py-1.5">
            {t('secondStep.contact')}
          </Link>
        </div>
      )}
      <p className="text-base">
        <a href={again} className="inline-block py-1.5">
          {t('secondStep.other')}
        </a>
      </p>
    </AuthFrame>
  );
}
