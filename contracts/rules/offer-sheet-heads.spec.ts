import { describe, expect, it } from 'vitest';
import { headTwice, nearHead, sheetHeadOf } from './offer-sheet-heads.js';

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

describe('a head that resembles a column', () => {
  it.each([
    ['Preis', ['Titel', 'Preis'], 'day'],
    ['Bezeichnung', ['Bezeichnung'], 'title'],
    ['Titell', ['Titell'], 'title'],
    ['Ktegorie', ['Ktegorie'], 'category'],
    ['Beshcreibung', ['Beshcreibung'], 'text'],
    ['Preis', ['Preis', 'Price per day'], null],
    ['Farbe', ['Farbe'], null],
    ['', [''], null],
  ])('%j in %j: %s', (head, heads, expected) => {
    expect(nearHead(head, heads)).toBe(expected);
  });
});

describe('two columns with the same meaning', () => {
  it.each([
    [['Titel', 'Preis pro Tag', 'titel '], 'titel '],
    [['Preis pro Tag', 'Price per day'], 'Price per day'],
    [['Angabe: Größe', 'Detail: größe'], 'Detail: größe'],
    [['Angabe: Größe', 'Angabe nur für mich: Größe', 'Angesehen', 'Angesehen', '', ''], null],
  ])('in %j: %j', (heads, expected) => {
    expect(headTwice(heads)).toBe(expected);
  });
});
