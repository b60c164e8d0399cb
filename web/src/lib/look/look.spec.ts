import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLook, readLook } from './look.js';
import { showLook } from './show-look.js';

const shown = () => document.documentElement.dataset['look'];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['look'];
});

describe('the colour theme', () => {
  it('follows the device until the user chooses one', () => {
    // Evaluate the script as text without its module, as the page does.
    new Function(`(${String(showLook)})()`)();
    expect(shown()).toBeUndefined();
    expect(readLook()).toBe('system');
  });
  it.each(['light', 'dark'] as const)('%s applies at once, and on the next page before the first paint', (look) => {
    chooseLook(look);
    expect(shown()).toBe(look);
    delete document.documentElement.dataset['look'];
    showLook();
    expect(shown()).toBe(look);
    expect(readLook()).toBe(look);
  });
  it('follows the device again on request', () => {
    chooseLook('dark');
    chooseLook('system');
    expect(shown()).toBeUndefined();
    expect(localStorage.getItem('look')).toBeNull();
  });
  it('ignores invalid stored values', () => {
    localStorage.setItem('look', '"><script>');
    showLook();
    expect([shown(), readLook()]).toEqual([undefined, 'system']);
  });
  it('follows a theme choice in another tab', () => {
    showLook();
    dispatchEvent(new StorageEvent('storage', { key: 'look', newValue: 'dark' }));
    expect(shown()).toBe('dark');
    dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(shown()).toBeUndefined();
  });
});
