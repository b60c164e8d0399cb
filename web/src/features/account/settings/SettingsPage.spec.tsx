import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../../testing/render.js';
import { SettingsPage } from './SettingsPage.js';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['look'];
});

describe('the settings', () => {
  it.each([
    ['de', 'Dunkel', 'Wie das Gerät'],
    ['en', 'Dark', 'As on the device'],
    ['nl', 'Donker', 'Zoals het apparaat'],
  ] as const)('change the look at once and keep it: %s', async (locale, dark, system) => {
    render(<SettingsPage languages={null} />, locale);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: system }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: dark }));
    expect(document.documentElement.dataset['look']).toBe('dark');
    expect(localStorage.getItem('look')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: system }));
    expect(document.documentElement.dataset['look']).toBeUndefined();
  });
  it('begin with what was chosen before', () => {
    localStorage.setItem('look', 'light');
    render(<SettingsPage languages={null} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hell' }).checked).toBe(true);
  });
});
