import { describe, expect, it } from 'vitest';
import { sheetHeadOf } from './offer-sheet-heads.js';

describe('the head of an imported column', () => {
  it.each([
    ['Titel', { kind: 'column', name: 'title' }],
    [' own NUMBER ', { kind: 'column', name: 'number' }],
    ['Prijs per dag', { kind: 'column', name: 'day' }],
    ['Schlagwoerter', { kind: 'column', name: 'tags' }],
    ['Angabe: Größe', { kind: 'metadata', name: 'Größe', public: true }],
    ['Angabe nur für mich: Serie', { kind: 'metadata', name: 'Serie', public: false }],
    ['Detail: Size', { kind: 'metadata', name: 'Size', public: true }],
    ['Angabe:', { kind: 'unread' }],
    ['Angesehen', { kind: 'unread' }],
    ['', { kind: 'unread' }],
  ])('%j', (head, expected) => {
    expect(sheetHeadOf(head)).toEqual(expected);
  });
});
