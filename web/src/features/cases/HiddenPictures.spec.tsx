import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { useState } from 'react';
import { render } from '../../testing/render.js';
import { caseSample, decisionSample, pictureSample } from './testing/samples.js';
import { userEvent } from '../../testing/user-event.js';
import { HiddenPictures } from './HiddenPictures.js';
import { valuesOf, type Values } from './verdict.js';

afterEach(cleanup);

const [a, b] = [pictureSample('a'), pictureSample('b')];
const seenWith = (...pictures: (typeof a)[]): CaseShape['seen'][number] => ({
  snapshot: { title: 'Mobile Cocktailbar', text: '', pictures },
  at: '2027-03-26T12:00:00.000Z',
});

const open = (one: CaseShape) => {
  const chosen = vi.fn<(pictures: readonly string[]) => void>();
  function Form() {
    const [values, setValues] = useState(valuesOf(one));
    const change = (part: Partial<Values>) => {
      setValues({ ...values, ...part });
      if (part.pictures) chosen(part.pictures);
    };
    return <HiddenPictures one={one} form={{ values, change }} />;
  }
  render(<Form />);
  return chosen;
};
const box = (number: number) => screen.getByRole('checkbox', { name: `Bild ${number} verbergen` });

describe('selecting pictures to hide', () => {
  it('offers each reported picture once', () => {
    open(caseSample({ seen: [seenWith(a), seenWith(a, b)] }));
    expect(screen.getAllByRole('checkbox')).toEqual([box(1), box(2)]);
  });

  it('offers no choice without reported pictures or after their deletion', () => {
    open(caseSample({ seen: [{ snapshot: null, at: '2027-03-26T12:00:00.000Z' }] }));
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('toggles pictures one by one', async () => {
    const chosen = open(caseSample({ seen: [seenWith(a, b)] }));
    await userEvent.click(box(2));
    await userEvent.click(box(1));
    await userEvent.click(box(2));
    expect(chosen.mock.calls).toEqual([[[b.image_id]], [[b.image_id, a.image_id]], [[a.image_id]]]);
  });

  it('starts with the pictures currently hidden', () => {
    const measures = { lock: false, warn: false, suspend: null, pictures: [b.image_id] };
    open(caseSample({ seen: [seenWith(a, b)], decisions: [decisionSample({ measures })] }));
    expect([box(1), box(2)].map((one) => (one as HTMLInputElement).checked)).toEqual([false, true]);
  });
});
