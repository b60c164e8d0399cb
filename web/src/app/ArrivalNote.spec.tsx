import { afterEach, expect, it } from 'vitest';
import { cleanup } from '@testing-library/react';
import { goodNews } from '../lib/session/kept-note.js';
import { render } from '../testing/render.js';
import { toasts } from '../ui/toasts.js';
import { ArrivalNote } from './Frame.js';

afterEach(cleanup);

it('shows a success message carried over the sign-in once', () => {
  goodNews.keep('Deine E-Mail-Adresse ist bestätigt');
  render(<ArrivalNote />);
  const said = () => toasts.get().filter(({ text }) => text === 'Deine E-Mail-Adresse ist bestätigt').length;
  expect(said()).toBe(1);
  cleanup();
  render(<ArrivalNote />);
  expect(said()).toBe(1);
});
