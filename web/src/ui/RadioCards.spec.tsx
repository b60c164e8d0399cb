import { describe, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { render } from '../testing/render.js';
import { userEvent } from '../testing/user-event.js';
import { RadioCards, type CardOption } from './RadioCards.js';

const options: readonly CardOption<'cash' | 'crate'>[] = [
  { value: 'cash', label: 'Geld' },
  { value: 'crate', label: 'Kasten' },
];

describe('RadioCards', () => {
  it('select only one option by default', async () => {
    const chosen: string[] = [];
    render(<RadioCards legend="Dafür" options={options} value="cash" onChange={(value) => chosen.push(value)} />);
    expect(screen.getByRole('group', { name: 'Dafür' })).toBeTruthy();
    expect((screen.getByLabelText('Geld') as HTMLInputElement).checked).toBe(true);
    await userEvent.click(screen.getByText('Kasten'));
    expect(chosen).toEqual(['crate']);
  });
  it('select and deselect several options when multiple is set', async () => {
    const chosen: (readonly string[])[] = [];
    render(
      <RadioCards
        multiple
        legend="Dafür"
        options={options}
        value={['cash']}
        onChange={(value) => chosen.push(value)}
      />,
    );
    await userEvent.click(screen.getByText('Kasten'));
    await userEvent.click(screen.getByText('Geld'));
    expect(chosen).toEqual([['cash', 'crate'], []]);
  });
});
