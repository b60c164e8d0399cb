import { describe, expect, it } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { ReactNode } from 'react';
import { testTexts } from '../../testing/texts.js';
import { ApiError } from '../api-client/api-error.js';
import { refusalOf, useForm, type Refusal } from './use-form.js';

type Values = { name: string; town: string };
const i18n = testTexts('en');
const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
const open = (send: (values: Values, options: { idempotencyKey: string }) => Promise<Refusal | undefined>) =>
  renderHook(
    () =>
      useForm<Values>({
        initial: { name: '', town: '' },
        check: ({ name }) => (name ? [] : [{ id: 'name', text: 'name missing' }]),
        send,
        fieldOf: (path) => (path === 'home.town' ? 'town' : null),
      }),
    { wrapper },
  );

describe('useForm', () => {
  it('shows problems only after a submit attempt and removes them once fixed', async () => {
    const { result } = open(async () => undefined);
    expect(result.current.errorAt('name')).toBeUndefined();
    await act(() => result.current.submit());
    expect(result.current.errorAt('name')).toBe('name missing');
    act(() => result.current.change({ name: 'Zelt' }));
    expect(result.current.errorAt('name')).toBeUndefined();
    expect(result.current.summary.problems).toEqual([]);
    act(() => result.current.change({ name: '' }));
    expect(result.current.summary.problems).toHaveLength(1);
    act(() => result.current.change({ name: 'Zelt' }));
    await act(() => result.current.submit());
    expect(result.current.summary).toMatchObject({ attempt: 2, problems: [] });
  });

  it('hides problems of a newly shown field until the next attempt or a change of that field', async () => {
    const { result } = renderHook(
      () =>
        useForm({
          initial: { kind: '', reason: '' },
          check: ({ kind, reason }) => [
            ...(kind ? [] : [{ id: 'kind', text: 'kind missing' }]),
            ...(kind === 'other' && !reason ? [{ id: 'reason', text: 'reason missing' }] : []),
          ],
          send: async () => undefined,
        }),
      { wrapper },
    );
    await act(() => result.current.submit());
    act(() => result.current.change({ kind: 'other' }));
    expect(result.current.errorAt('reason')).toBeUndefined();
    act(() => result.current.change({ reason: 'x' }));
    act(() => result.current.change({ reason: '' }));
    expect(result.current.errorAt('reason')).toBe('reason missing');
    act(() => result.current.change({ kind: '' }));
    await act(() => result.current.submit());
    act(() => result.current.change({ kind: 'other' }));
    expect(result.current.errorAt('reason')).toBeUndefined();
    await act(() => result.current.submit());
    expect(result.current.errorAt('reason')).toBe('reason missing');
  });

  it('resends the same values under the same key until accepted and is then pristine', async () => {
    const keys: string[] = [];
    let lost = true;
    const { result } = open(async (_, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (lost) throw new ApiError(0, 'network', '', []);
      return undefined;
    });
    act(() => result.current.change({ name: 'Zelt' }));
    await act(() => result.current.submit());
    expect(result.current.summary.text).toBeTruthy();
    lost = false;
    await act(() => result.current.submit());
    expect(keys[1]).toBe(keys[0]);
    act(() => result.current.change({ name: '' }));
    expect(result.current.errorAt('name')).toBeUndefined();
    act(() => result.current.change({ name: 'Zelt' }));
    await act(() => result.current.submit());
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('submits one request at a time', async () => {
    let calls = 0;
    let release: () => void = () => {};
    const { result } = open(() => {
      calls += 1;
      return new Promise((resolve) => {
        release = () => resolve(undefined);
      });
    });
    act(() => result.current.change({ name: 'Zelt' }));
    let first: Promise<boolean> | undefined;
    act(() => {
      first = result.current.submit();
    });
    expect(result.current.busy).toBe(true);
    await act(() => result.current.submit());
    expect(calls).toBe(1);
    await act(async () => {
      release();
      await first;
    });
    expect(result.current.busy).toBe(false);
  });

  it('shows a refusal at its field until that field changes', async () => {
    const { result } = open(async () => ({ problems: [{ id: 'name', text: 'taken' }] }));
    act(() => result.current.change({ name: 'Zelt' }));
    await act(() => result.current.submit());
    expect(result.current.errorAt('name')).toBe('taken');
    act(() => result.current.change({ town: 'Köln' }));
    expect(result.current.errorAt('name')).toBe('taken');
    act(() => result.current.change({ name: 'Zelte' }));
    expect(result.current.errorAt('name')).toBeUndefined();
  });

  it('counts a server refusal as a new attempt, so that the error summary takes the focus', async () => {
    const { result } = open(async () => ({ problems: [{ id: 'name', text: 'taken' }] }));
    act(() => result.current.change({ name: 'Zelt' }));
    let sent: Promise<boolean> | undefined;
    act(() => {
      sent = result.current.submit();
    });
    const during = result.current.summary.attempt;
    await act(() => sent);
    expect(result.current.summary.attempt).not.toBe(during);
  });

  it('starts with problems found before hydration and shows each until its field changes', () => {
    const { result } = renderHook(
      () =>
        useForm<Values>({
          initial: { name: '', town: '' },
          check: () => [],
          send: async () => undefined,
          first: { problems: [{ id: 'name', text: 'too short' }] },
        }),
      { wrapper },
    );
    expect(result.current.errorAt('name')).toBe('too short');
    expect(result.current.summary.problems).toHaveLength(1);
    act(() => result.current.change({ town: 'Köln' }));
    expect(result.current.errorAt('name')).toBe('too short');
    act(() => result.current.change({ name: 'Zelt' }));
    expect(result.current.errorAt('name')).toBeUndefined();
    expect(result.current.summary.problems).toEqual([]);
  });

  it('shows the invalid fields of an API error at the form fields', async () => {
    const { result } = open(async () => {
      throw new ApiError(400, 'validation_failed', 'Some of it is wrong', [
        { path: 'home.town', code: 'unknown', text: 'no such town' },
      ]);
    });
    act(() => result.current.change({ name: 'Zelt' }));
    await act(() => result.current.submit());
    expect(result.current.errorAt('town')).toBe('no such town');
    expect(result.current.summary.text).toBeUndefined();
  });

  it('translates a failure into a message', async () => {
    const { result } = open(() => Promise.reject(new ApiError(0, 'network', '')));
    act(() => result.current.change({ name: 'Zelt' }));
    await act(() => result.current.submit());
    expect(result.current.summary.text).toBe(i18n.t('error.network'));
  });
});

describe('refusalOf', () => {
  const error = new ApiError(400, 'invalid_input', 'Please check', [
    { path: 'address.postal', code: 'format', text: 'odd' },
  ]);
  it('maps errors to known fields', () =>
    expect(refusalOf(i18n.t, error, (path) => path.split('.').at(-1) ?? null)).toEqual({
      problems: [{ id: 'postal', text: 'odd' }],
    }));
  it('applies errors without a known field to the whole form', () =>
    expect(refusalOf(i18n.t, error, () => null)).toEqual({ problems: [], text: 'Please check' }));
});
