import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cleanup, screen, within } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { caseSample, decisionSample, pictureSample } from './testing/samples.js';
import { text, textLike, textLikeIn } from '../../testing/texts.js';
import { Content } from './Content.js';

const englishLike = textLikeIn('en');

afterEach(cleanup);
beforeAll(async () => {
  await import('./EvidencePicture.js');
});

const pictures = ['a', 'b'].map(pictureSample);
const snapshot = { title: 'Mobile Cocktailbar', text: 'Mit Shakern.', pictures };
const reported = { seen: [{ snapshot, at: '2027-03-26T12:00:00.000Z' }], now: snapshot };
const [first, second] = pictures.map(({ image_id: id }) => id);
const hiding = (ids: readonly (string | undefined)[]) =>
  decisionSample({ measures: { lock: false, warn: false, suspend: null, pictures: ids.flatMap((id) => id ?? []) } });
const now = () => within(screen.getByRole('region', { name: text('backoffice:case.now') }));

describe('the current state of reported content', () => {
  it('is shown as unchanged when nothing is hidden', () => {
    render(<Content one={caseSample(reported)} />);
    now().getByText(text('backoffice:case.same'));
    expect(now().queryByText(/verborgen/)).toBeNull();
  });

  it('names the decision that locked the whole item', () => {
    render(<Content one={caseSample({ ...reported, decisions: [decisionSample()] })} />);
    now().getByText(textLike('backoffice:case.nowLocked.lock'));
    expect(
      now()
        .getByRole('link', { name: textLike('backoffice:case.nowDecision') })
        .getAttribute('href'),
    ).toBe('#decisions');
    cleanup();
    const freed = decisionSample({ measures: { lock: false, warn: false, suspend: null } });
    render(<Content one={caseSample({ ...reported, decisions: [freed, decisionSample()] })} />);
    expect(now().queryByText(/gesperrt/)).toBeNull();
  });

  it('links only to pages that a moderator can open', () => {
    const written = { kind: 'reply' as const, id: '0a1b2c3d-0000-4000-8000-000000000001_vendor' };
    render(<Content one={caseSample({ ...reported, subject: written })} />);
    expect(now().getByRole('link').getAttribute('href')).toMatch(/^\/benutzer\//);
    cleanup();
    render(<Content one={caseSample({ ...reported, subject: { ...written, kind: 'rating' } })} />);
    expect(now().queryByRole('link')).toBeNull();
  });

  it('names each hidden picture and the decision that hid the picture', () => {
    render(<Content one={caseSample({ ...reported, decisions: [hiding([second])] })} />);
    now().getByText(textLike('backoffice:case.nowPictures', { count: 1, numbers: '2' }));
    const decision = now().getByRole('link', {
      name: text('backoffice:case.nowDecision', { name: 'marlene_kroeger', when: '27. März 2027, 13:00' }),
    });
    expect(decision.getAttribute('href')).toBe('#decisions');
  });

  it('lists all hidden pictures in the language of the moderator', () => {
    render(<Content one={caseSample({ ...reported, decisions: [hiding([second, first])] })} />, 'en');
    screen.getByText(englishLike('backoffice:case.nowPictures', { count: 2, numbers: '1 and 2' }));
  });

  it('omits pictures restored by a later decision or deleted by their owner', () => {
    render(<Content one={caseSample({ ...reported, decisions: [hiding([]), hiding([second])] })} />);
    expect(now().queryByText(/verborgen/)).toBeNull();
    cleanup();
    const left = { ...snapshot, pictures: pictures.slice(0, 1) };
    render(<Content one={caseSample({ ...reported, now: left, decisions: [hiding([second])] })} />);
    expect(now().queryByText(/verborgen/)).toBeNull();
  });
});
