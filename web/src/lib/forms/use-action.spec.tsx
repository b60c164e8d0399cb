import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { userEvent } from '../../testing/user-event.js';
import { toasts } from '../../ui/toasts.js';
import { ApiError } from '../api-client/api-error.js';
import { useAction } from './use-action.js';
import { useIntentionKeys } from './use-intention-keys.js';

afterEach(cleanup);

const lost = () => new ApiError(0, 'network', '', []);
const refusal = () => new ApiError(409, 'days_lent', 'An diesen Tagen ist es schon zugesagt.', []);

const button = (options: Readonly<{ loud?: boolean; leastMs?: number }> = {}) => {
  const sent: { input: string; key: string }[] = [];
  const answers: PromiseWithResolvers<string>[] = [];
  const done: string[] = [];
  const happened: boolean[] = [];
  function Doing({ input }: Readonly<{ input: string }>) {
    const action = useAction({
      ...options,
      send: (what: string, { idempotencyKey }) => {
        sent.push({ input: what, key: idempotencyKey });
        answers.push(Promise.withResolvers<string>());
        return answers.at(-1)!.promise;
      },
      done: (answer) => {
        done.push(answer);
      },
      said: (answer) => `Fertig: ${answer}`,
    });
    return (
      <>
        <button
          type="button"
          aria-busy={action.busy}
          onClick={() => void action.run(input).then((yes) => happened.push(yes))}
        >
          {input}
        </button>
        {action.problem && <p role="alert">{action.problem}</p>}
      </>
    );
  }
  render(
    <>
      <Doing input="eins" />
    </>,
  );
  const press = () => userEvent.click(screen.getByRole('button'));
  const answer = async (settle: (last: PromiseWithResolvers<string>) => void) => {
    await act(async () => settle(answers.at(-1)!));
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false'));
  };
  return { sent, done, happened, press, answer };
};

describe('useAction', () => {
  it('runs once under repeated presses and shows that the action is running', async () => {
    const { sent, done, happened, press, answer } = button();
    await press();
    await press();
    expect(sent).toHaveLength(1);
    await answer(({ resolve }) => resolve('gut'));
    expect([done, happened.toSorted()]).toEqual([['gut'], [false, true]]);
    expect(toasts.get().map(({ text }) => text)).toContain('Fertig: gut');
  });

  it('keeps its idempotency key while the outcome is unknown and then uses a new key', async () => {
    const { sent, press, answer } = button();
    await press();
    await answer(({ reject }) => reject(lost()));
    expect(screen.getByRole('alert').textContent).not.toBe('');
    await press();
    await answer(({ resolve }) => resolve('gut'));
    expect(screen.queryByRole('alert')).toBeNull();
    await press();
    await answer(({ resolve }) => resolve('noch einmal'));
    const [first, again, next] = sent.map(({ key }) => key);
    expect([again === first, next === first]).toEqual([true, false]);
  });

  it('shows a refusal in the text of the server, and as a toast if configured', async () => {
    const { happened, press, answer } = button({ loud: true });
    await press();
    await answer(({ reject }) => reject(refusal()));
    expect(screen.getByRole('alert').textContent).toBe('An diesen Tagen ist es schon zugesagt.');
    expect(toasts.get().map(({ text }) => text)).toContain('An diesen Tagen ist es schon zugesagt.');
    expect(happened).toEqual([false]);
  });
});

describe('the idempotency key of an intention', () => {
  it('depends on the values, so that other values get another key', () => {
    const { result } = renderHook(() => useIntentionKeys());
    const days = result.current.of({ first: '2027-05-01' });
    expect(result.current.of({ first: '2027-05-01' })).toBe(days);
    expect(result.current.of({ first: '2027-05-02' })).not.toBe(days);
  });
});
