import { afterEach, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { ApiError } from '../../lib/api-client/api-error.js';
import { render } from '../../testing/render.js';
import { userEvent } from '../../testing/user-event.js';
import { PaperCheck } from './PaperCheck.js';

afterEach(cleanup);

const open = () => {
  const sent: string[] = [];
  render(
    <PaperCheck
      id="certificate"
      title="Prüfen"
      label="Text"
      missing="Füg den Text ein."
      action="Prüfen"
      send={async (paper) => {
        sent.push(paper);
        if (paper !== 'echt')
          throw new ApiError(422, 'certificate_invalid', 'Nicht von uns.', [
            { path: 'certificate', code: 'certificate_invalid', text: 'Nicht von uns.' },
          ]);
        return 'Das steht darin';
      }}
    >
      {(found) => <p>{found}</p>}
    </PaperCheck>,
  );
  return sent;
};

it('requires a document text and hides the result when the text changes', async () => {
  const sent = open();
  await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  expect(screen.getByLabelText('Text').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Text'), ' echt ');
  await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  expect(await screen.findByText('Das steht darin')).toBeTruthy();
  expect(sent).toEqual(['echt']);
  await userEvent.type(screen.getByLabelText('Text'), 'er');
  expect(screen.queryByText('Das steht darin')).toBeNull();
});

it('reports a document not issued by this installation at its field', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Text'), 'falsch');
  await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  expect((await screen.findAllByText('Nicht von uns.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Text').getAttribute('aria-invalid')).toBe('true');
});
