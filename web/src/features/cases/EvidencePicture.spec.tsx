import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { pictureSample } from './testing/samples.js';
import { text } from '../../testing/texts.js';
import { EvidencePicture } from './EvidencePicture.js';

afterEach(cleanup);

describe('an evidence picture', () => {
  it('shows the copy made at the time of the report', () => {
    const picture = pictureSample('a');
    render(<EvidencePicture picture={picture} alt="Bild 1" sizes="160px" />);
    expect(screen.getByRole('img', { name: 'Bild 1' }).getAttribute('src')).toBe(picture.medium);
    expect(screen.queryByText(text('backoffice:case.pictureGone'))).toBeNull();
  });

  it('is replaced by a text once the evidence copy is deleted', () => {
    render(<EvidencePicture picture={pictureSample('a')} alt="Bild 1" sizes="160px" />);
    fireEvent.error(screen.getByRole('img', { name: 'Bild 1' }));
    screen.getByText(text('backoffice:case.pictureGone'));
    expect(screen.queryByRole('img')).toBeNull();
  });
});
