import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { ReportLink } from './ReportLink.js';

afterEach(cleanup);

const id = 'a1b2c3d4-0000-4000-8000-000000000001';

describe('the report link', () => {
  it('has a unique accessible name that begins with its visible text', async () => {
    render(
      <>
        <ReportLink kind="message" id={id} about="Komm doch um acht." />
        <ReportLink kind="message" id={id} about={'Sehr lang. '.repeat(20)} />
      </>,
    );
    const names = (await screen.findAllByRole('link')).map((link) => link.ariaLabel);
    expect(names[0]).toBe('Melden: Komm doch um acht.');
    expect(names[1]).toMatch(/^Melden: Sehr lang\..{40,60}…$/);
  });
});
