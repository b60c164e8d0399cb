import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { organisations } from '@lendring/contracts/account/organisations.js';
import { render } from '../../../testing/render.js';
import { userCard } from '../../../testing/samples.js';
import { text } from '../../../testing/texts.js';
import { OwnerRights } from './LegalHints.js';

afterEach(cleanup);

it.each([null, ...organisations])('the legal note of an owner names the declared kind: %s', (organisation) => {
  render(<OwnerRights owner={userCard({ commercial: organisation !== null, organisation })} />);
  expect(screen.getByText(text(`offer:owner.rights.${organisation ?? 'private'}`))).toBeTruthy();
});

it('the legal notes of associations and public bodies leave consumer rights open', () => {
  for (const organisation of ['association', 'public_body'] as const) {
    render(<OwnerRights owner={userCard({ commercial: true, organisation })} />);
    expect(screen.getByText(/nach eigener Angabe\. Ob Verbraucherrechte gelten/)).toBeTruthy();
    cleanup();
  }
});
