import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { render, renderOnServer } from '../testing/render.js';
import { Tabs } from './Tabs.js';

function Example() {
  const [selected, select] = useState<'a' | 'b' | 'c'>('a');
  return (
    <Tabs
      label="Seiten"
      selected={selected}
      onSelect={select}
      tabs={[
        { id: 'a', label: 'Anbieter', count: 3 },
        { id: 'b', label: 'Ausleiher' },
        { id: 'c', label: 'Archiv' },
      ]}
    >{`Inhalt ${selected}`}</Tabs>
  );
}

describe('Tabs', () => {
  it('move with arrow keys, round the end, and take the focus along', async () => {
    render(<Example />);
    screen.getByRole('tab', { name: /Anbieter/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Archiv');
    expect(screen.getByRole('tabpanel').textContent).toBe('Inhalt c');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Ausleiher');
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });
  it('render on the server', async () => expect(await renderOnServer(<Example />)).toContain('Inhalt a'));
});
