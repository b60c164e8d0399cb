import { describe, expect, it } from 'vitest';
import { fireEvent, screen } from '@testing-library/react';
import { render } from '../testing/render.js';
import { Picture } from './Picture.js';

const pictureOf = (name: string) => ({ small: `/${name}/320`, medium: `/${name}/640`, large: `/${name}/1200` });

describe('Picture', () => {
  it('shows its background if the file is deleted and the image again for a new file', () => {
    const { rerender } = render(<Picture picture={pictureOf('gone')} alt="Zelt" />);
    fireEvent.error(screen.getByRole('img', { name: 'Zelt' }));
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Picture picture={pictureOf('new')} alt="Zelt" />);
    expect(screen.getByRole('img', { name: 'Zelt' }).getAttribute('src')).toBe('/new/640');
  });
});
